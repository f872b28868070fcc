import { may, readRole, type Permission } from '@venue/domain';
import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { officeAuth } from '../../firebase/auth.ts';
import { clearTracesAtSignIn, clearTracesAtSignOut } from './traces.ts';

/** Why nobody was signed in: 'credentials' tells nothing about which accounts exist or what they may do. */
export type SignInFailure = 'credentials' | 'line' | 'too-often' | 'unknown';

export class SignInError extends Error {
  constructor(readonly reason: SignInFailure) {
    super(`Sign-in failed: ${reason}`);
    this.name = 'SignInError';
  }
}

/**
 * Signs a member of staff in. Somebody whose role does not fit the screen is signed out again and
 * gets the same answer as for a wrong password. Answers 'again' for somebody who was signed in here all
 * along, and 'next' when it was somebody else: then the next screen must be a new page.
 */
export async function signIn(
  email: string,
  password: string,
  needed: Permission,
): Promise<'first' | 'again' | 'next'> {
  const auth = officeAuth();
  const before = auth.currentUser;
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    const { claims } = await user.getIdTokenResult();
    if (!may(readRole(claims.role), needed)) {
      await signOut(auth);
      throw new SignInError('credentials');
    }
    clearTracesAtSignIn(user.uid);
    if (!before) return 'first';
    return before.uid === user.uid ? 'again' : 'next';
  } catch (error) {
    if (error instanceof SignInError) throw error;
    throw new SignInError(reasons[(error as { code?: string }).code ?? ''] ?? 'unknown');
  }
}

/**
 * Signs the person in again who is signed in already, after an own change of address or password
 * ended their session. Answers false where that did not work; then they have to do it themselves.
 */
export async function signInAgain(email: string, password: string): Promise<boolean> {
  try {
    await signInWithEmailAndPassword(officeAuth(), email, password);
    return true;
  } catch (error) {
    console.warn('Signing in again failed:', (error as { code?: string }).code);
    return false;
  }
}

const reasons: Record<string, SignInFailure> = {
  'auth/invalid-credential': 'credentials',
  'auth/invalid-email': 'credentials',
  'auth/missing-password': 'credentials',
  'auth/user-not-found': 'credentials',
  'auth/wrong-password': 'credentials',
  'auth/user-disabled': 'credentials',
  'auth/network-request-failed': 'line',
  'auth/too-many-requests': 'too-often',
};

let leaving = false;

/** Whether this tab is on its way out, so that nobody reloads it in between. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Ends the session in every tab and loads `to` as a new page, so that nothing of the session stays
 * in memory either (cached queries of a signed-out person would poison the next one's).
 */
export async function signOutTo(to: string): Promise<void> {
  leaving = true;
  clearTracesAtSignOut();
  await signOut(officeAuth());
  window.location.assign(to);
}
