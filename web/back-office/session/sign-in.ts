import type { Role } from '@venue/domain';
import { signInWithCustomToken, type User } from 'firebase/auth';
import { officeAuth } from '../../firebase/auth.ts';
import { callLogin, loginPathOf, type Credentials, type LoginPath } from './login-call.ts';
import { noteSignIn } from './session-note.ts';
import { clearTracesAtSignIn } from './traces.ts';

/**
 * Signs a member of staff in. Answers 'first' for somebody who comes in here, 'again' for somebody who was
 * signed in all along, and 'next' when somebody else was: then the next screen must be a new page. Throws
 * what `readSignInProblem` reads.
 */
export async function signIn(
  path: LoginPath,
  credentials: Credentials,
): Promise<{ uid: string; visit: 'first' | 'again' | 'next' }> {
  const before = officeAuth().currentUser;
  const { uid } = await openSession(path, credentials);
  clearTracesAtSignIn(uid);
  if (!before) return { uid, visit: 'first' };
  return { uid, visit: before.uid === uid ? 'again' : 'next' };
}

/**
 * Signs the person in again who is signed in already, after an own change of address or password
 * ended their session. Answers false where that did not work; then they have to do it themselves.
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

/** The server checks the password and counts the tries; Firebase Auth opens the session with the server's token. */
async function openSession(path: LoginPath, credentials: Credentials): Promise<User> {
  const { customToken } = await callLogin(path, credentials);
  const { user } = await signInWithCustomToken(officeAuth(), customToken);
  const { claims } = await user.getIdTokenResult();
  noteSignIn(user.uid, Number(claims.auth_time));
  return user;
}
