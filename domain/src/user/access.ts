import { readRole, type Role } from '../roles.ts';

/**
 * What an account may do at this moment: the document `access/{uid}`. Rules and API ask it besides the
 * token, which says what was true when it was issued and lives for up to an hour after that.
 */
export type Access = {
  /** The role that holds now; null lets nobody in (a disabled or removed account). */
  role: Role | null;
  /** Sign-ins before this moment have ended. Whole seconds since 1970, as a token's `auth_time`. */
  since: number;
};

/** What a verified token says: the role it was issued with, and when the password was typed. */
export type SignIn = { role: Role; authTime: number };

/**
 * Whether the account's access still covers the sign-in. No document covers none. The same condition as
 * `isAdmitted` in firestore.rules; the rules tests compare the two.
 */
export function admits(access: Access | undefined, { role, authTime }: SignIn): boolean {
  return access !== undefined && access.role === role && authTime >= access.since;
}

/** Reads a stored `access/{uid}`. Anything that is damaged becomes an access that lets nobody in. */
export function readAccessData({ role, since }: { role?: unknown; since?: unknown }): Access {
  return {
    role: readRole(role) ?? null,
    since: typeof since === 'number' ? since : Number.POSITIVE_INFINITY,
  };
}
