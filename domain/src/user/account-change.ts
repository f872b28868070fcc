import type { GrantablePermission, Role } from '../roles.ts';

/** The operations on an account. `login` is its owner's change of email address or password. */
export const accountOperations = [
  'create',
  'role',
  'permissions',
  'disable',
  'enable',
  'remove',
  'reset',
  'login',
] as const;

export type AccountOperation = (typeof accountOperations)[number];

/** The parts of a login that its owner can change. */
export const loginParts = ['email', 'password'] as const;

export type LoginPart = (typeof loginParts)[number];

/** The author of changes made with a command. */
export const byScript = 'script';

/**
 * One change of a staff account, as shown in the history on the Staff screen. Only `username` and `email` (of `uid`)
 * and `byName` (of `by`) hold names and addresses.
 */
export type AccountChange = {
  _id: string;
  /** The account. */
  uid: string;
  email: string;
  username: string;
  operation: AccountOperation;
  details: {
    /** The role before; missing for a new account. */
    from?: Role;
    /** The role after; missing for a removed account. */
    to?: Role;
    /** What was granted to the account, and what was withdrawn. */
    granted?: GrantablePermission[];
    withdrawn?: GrantablePermission[];
    /** The changed parts of the login, never their values. */
    changed?: LoginPart[];
  };
  /** uid of the author; `byScript` for a command. */
  by: string;
  /** The author's name at that time; empty for a command. */
  byName: string;
  at: Date;
};
