import { readRole, type Role } from '@venue/domain';

/** The document `access/{uid}`: the role, and the time in seconds before which sign-ins are no longer valid. */
export type Access = { role?: unknown; since?: unknown };

/** The open session: the token's role, and when the person signed in, in seconds. */
export type OpenSession = { role: Role | undefined; authTime: number };

/** Why a change of the account ends a session. */
export type AccessEnd = 'rights-changed' | 'disabled' | 'password-changed' | 'not-valid';

/**
 * Why the session must end, given the current `access/{uid}` (undefined: deleted); undefined if it may continue. The
 * security rules decide the same way.
 */
export function judgeAccess(access: Access | undefined, session: OpenSession): AccessEnd | undefined {
  const role = readRole(access?.role);
  if (!access || !role) return 'disabled';
  if (role !== session.role) return 'rights-changed';
  if (typeof access.since !== 'number') return 'not-valid';
  return access.since > session.authTime ? 'password-changed' : undefined;
}

/** The sign-in screen for a person whose role is now `role` and who signed in at `signInPath` before. */
export function signInPathOf(role: unknown, signInPath: string): string {
  const now = readRole(role);
  if (now === 'chef') return '/chef-login';
  return now && signInPath === '/chef-login' ? '/admin-login' : signInPath;
}
