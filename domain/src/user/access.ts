import { grantablePermissions, readRole, type GrantablePermission, type Role } from '../roles.ts';

/**
 * The current access of an account: the document `access/{uid}`. Rules and API check it besides the token, which
 * reflects the time of its issue and stays valid for up to an hour.
 */
export type Access = {
  /** The current role; null for a disabled or removed account. */
  role: Role | null;
  /** Sign-ins before this time are revoked. Whole seconds since 1970, like a token's `auth_time`. */
  since: number;
  /** What super users have granted to it, beyond its role. */
  permissions: GrantablePermission[];
};

/** The claims of a verified token: the role it was issued with and the time of the sign-in. */
export type SignIn = { role: Role; authTime: number };

/**
 * Whether an account's access still covers a sign-in; without a document it does not. Same condition as `isAdmitted`
 * in firestore.rules; the rules tests compare the two.
 */
export function admits(
  access: Pick<Access, 'role' | 'since'> | undefined,
  { role, authTime }: SignIn,
): boolean {
  return access !== undefined && access.role === role && authTime >= access.since;
}

/** Reads a stored `access/{uid}`. A damaged document admits nobody; without `permissions`, nothing is granted. */
export function readAccessData({ role, since, permissions }: { [Name in keyof Access]?: unknown }): Access {
  return {
    role: readRole(role) ?? null,
    since: typeof since === 'number' ? since : Number.POSITIVE_INFINITY,
    permissions: Array.isArray(permissions)
      ? grantablePermissions.filter((permission) => permissions.includes(permission))
      : [],
  };
}
