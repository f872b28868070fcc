import { storedValue } from './stored-value.ts';

/** Why a session ended that nobody logged out of. */
export type EndReason = 'rights-changed' | 'switched-off' | 'password-changed' | 'not-valid' | 'inactive';

/** What the sign-in screen says of it: what happened, and what to do next. */
export const endingWords: Record<EndReason, { title: string; next?: string }> = {
  'rights-changed': { title: 'Your rights were changed by a colleague. Please sign in again.' },
  'switched-off': {
    title: 'Your account has been switched off.',
    next: 'If that is a mistake, ask a super user to switch it on again.',
  },
  'password-changed': {
    title: 'Your password or email was changed. Please sign in again.',
    next: 'If you did not change it yourself, ask a super user.',
  },
  'not-valid': { title: 'Your sign-in is no longer valid. Please sign in again.' },
  inactive: {
    title: 'You were signed out. Please sign in again.',
    next: 'Nobody had used this computer for 80 minutes.',
  },
};

/** How the session of this tab ended, whose it was, and where they were. */
export type Ending = { reason: EndReason; uid: string | undefined; backTo: string };

/** How the last session of this tab ended, if nobody has signed in or logged out since. */
export const lastEnding = storedValue<Ending>('sessionStorage', 'office-ending');

/** Notes for the sign-in screen, which is a new page, why the session ended here. */
export function rememberEnding(reason: EndReason, uid: string | undefined): void {
  const { pathname, search } = window.location;
  lastEnding.write({ reason, uid, backTo: pathname + search });
}
