import type { AccessEnd } from '../access/access-judgement.ts';
import { storedValue } from '../browser-storage/stored-value.ts';

/** Why a session ended without Log Out. */
export type SignOutReason = AccessEnd | 'inactive';

/** What the sign-in screen says: what happened, and what to do next. */
export const signOutWords: Record<SignOutReason, { title: string; next?: string }> = {
  'rights-changed': { title: 'A colleague changed your role. Please sign in again.' },
  disabled: {
    title: 'Your account has been disabled.',
    next: 'If that’s a mistake, ask a super user to enable it again.',
  },
  'password-changed': {
    title: 'Your password or email was changed. Please sign in again.',
    next: 'If that wasn’t you, ask a super user.',
  },
  'not-valid': { title: 'Your sign-in is no longer valid. Please sign in again.' },
  inactive: {
    title: 'You were signed out. Please sign in again.',
    next: 'Nobody had used this computer for 80 minutes.',
  },
};

/** How the session of this tab ended, whose it was, and which screen they were on. */
export type LastSignOut = { reason: SignOutReason; uid: string | undefined; backTo: string };

/** How the last session of this tab ended; cleared by signing in and logging out. */
export const lastSignOut = storedValue<LastSignOut>('sessionStorage', 'office-ending');

/** Stores why the session ended, for the sign-in screen, which is a new page. */
export function rememberSignOut(reason: SignOutReason, uid: string | undefined): void {
  const { pathname, search } = window.location;
  lastSignOut.write({ reason, uid, backTo: pathname + search });
}
