import type { Role } from '@venue/domain';
import { signInWithCustomToken, type User } from 'firebase/auth';
import { officeAuth } from '../../../firebase/auth.ts';
import { callLogin, loginPathOf, type Credentials, type LoginPath } from './login-call.ts';
import { noteSignIn } from '../../browser-storage/session-note.ts';
import { clearBrowserDataAtSignIn } from '../browser-data.ts';

/**
 * Signs in a member of staff. `visit` is 'first' if nobody was signed in, 'again' if the same person was, and 'next'
 * if somebody else was: then the next screen must be a new page. Throws what `readSignInProblem` reads.
 */
export async function signIn(
  path: LoginPath,
  credentials: Credentials,
): Promise<{ uid: string; visit: 'first' | 'again' | 'next' }> {
  const before = officeAuth().currentUser;
  const { uid } = await openSession(path, credentials);
  clearBrowserDataAtSignIn(uid);
  if (!before) return { uid, visit: 'first' };
  return { uid, visit: before.uid === uid ? 'again' : 'next' };
}

/**
 * Signs the same person in again after a change of their own email or password has ended the session. Resolves to
 * false if that failed; then they have to sign in themselves.
 */
export async function signInAgain(role: Role, email: string, password: string): Promise<boolean> {
  try {
    await openSession(loginPathOf(role), { email, password });
    return true;
  } catch (error) {
    console.warn('Signing in again failed:', (error as Error).message);
    return false;
  }
}

/** The server checks the password and limits attempts; Firebase Auth opens the session with the server's token. */
async function openSession(path: LoginPath, credentials: Credentials): Promise<User> {
  const { customToken } = await callLogin(path, credentials);
  const { user } = await signInWithCustomToken(officeAuth(), customToken);
  const { claims } = await user.getIdTokenResult();
  noteSignIn(user.uid, Number(claims.auth_time));
  return user;
}
