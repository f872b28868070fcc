import { readRole, type Role } from '@venue/domain';
import type { EndReason } from './ending.ts';

/** What `access/{uid}` holds: the role, and since when only new sign-ins count, in seconds. */
export type Access = { role?: unknown; since?: unknown };

/** The session that is open: the token's role, and when the person signed in, in seconds. */
export type OpenSession = { role: Role | undefined; authTime: number };

/**
 * Why the session must end by what `access/{uid}` says now (undefined: the document is gone), or undefined
 * when it may go on. The security rules judge alike.
 */
export function judgeAccess(access: Access | undefined, session: OpenSession): EndReason | undefined {
  const role = readRole(access?.role);
  if (!access || !role) return 'switched-off';
  if (role !== session.role) return 'rights-changed';
  if (typeof access.since !== 'number') return 'not-valid';
  return access.since > session.authTime ? 'password-changed' : undefined;
}

/** The sign-in screen for somebody who has this role now and came in at `signInPath` before. */
export function signInPathOf(role: unknown, signInPath: string): string {
  const now = readRole(role);
  if (now === 'chef') return '/chef-login';
  return now && signInPath === '/chef-login' ? '/admin-login' : signInPath;
}
