import type { Role } from '../roles.ts';

/** What can happen to an account. `login` is an own change of address or password. */
export const accountOperations = ['create', 'role', 'disable', 'enable', 'remove', 'reset', 'login'] as const;

export type AccountOperation = (typeof accountOperations)[number];

/** What of a login its owner changed. */
export const loginParts = ['email', 'password'] as const;

export type LoginPart = (typeof loginParts)[number];

/** Who stands behind a change that was made with a command and not by a member of staff. */
export const byScript = 'script';

/**
 * One change of a staff account, as the history of the Staff screen shows it. Names and addresses stand in
 * `username`, `email` (both of the account `uid`) and `byName` (of `by`), and nowhere else.
 */
export type AccountChange = {
  _id: string;
  /** The account. */
  uid: string;
  email: string;
  username: string;
  operation: AccountOperation;
  details: {
    /** The role until then; missing for a new account. */
    from?: Role;
    /** The role from then on; missing for a removed account. */
    to?: Role;
    /** What changed of the login, never what it changed to. */
    changed?: LoginPart[];
  };
  /** uid of whoever did it; `byScript` for a command. */
  by: string;
  /** Their name at that time; empty for a command. */
  byName: string;
  at: Date;
};
