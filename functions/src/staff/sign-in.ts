import { may, messages, readRole, readUser, signInPaths, type Permission, type User } from '@venue/domain';
import { HttpError } from '../requests/http-error.ts';
import { accounts } from '../firebase/accounts.ts';
import { database } from '../firebase/admin-app.ts';
import type { Caller } from '../limits/caller-place.ts';
import { currentAccess } from './access.ts';
import { createCustomToken } from './custom-token.ts';
import { tryPassword } from './password-sign-in.ts';
import { tryCode, type SecondFactor } from './second-factor.ts';

type SignedIn = { user: User; token: string; customToken: string };

/** The input of a sign-in; `code` is unchecked. */
type Credentials = { email: string; password: string; code: unknown };

/**
 * Signs in an account with the permission. Throws the same 401 for any other reason, as `WrongScreen` when
 * the account signs in elsewhere; after the correct password of an account with a second factor, a 401 that names
 * `code`. Throws 429 after too many attempts.
 */
export async function signIn(
  { email, password, code }: Credentials,
  place: Caller,
  permission: Permission,
): Promise<SignedIn> {
  const proof = await tryPassword(place, email, password);
  if (!proof) throw wrongPassword();
  const token = 'idToken' in proof ? proof.idToken : await checkCode(place, email, proof.secondFactor, code);
  return present(token, permission);
}

async function checkCode(
  place: Caller,
  email: string,
  secondFactor: SecondFactor,
  code: unknown,
): Promise<string> {
  if (secondFactor.enrollments.length === 0) throw new HttpError(409, messages.noAuthenticatorApp);
  // Authenticator apps show "123 456".
  const digits = typeof code === 'string' ? code.replace(/\s/g, '') : '';
  if (!/^\d{6}$/.test(digits)) throw aboutCode(digits === '' ? messages.codeMissing : messages.codeWrong);
  const token = await tryCode(place, email, secondFactor, digits);
  if (!token) throw aboutCode(messages.codeWrong);
  return token;
}

/** Creates the response. Throws 401 unless the account has the permission; to a member of staff it names their screen. */
async function present(token: string, permission: Permission): Promise<SignedIn> {
  const claims = await accounts().verifyIdToken(token);
  const role = readRole(claims['role']);
  const access = await currentAccess(claims.uid);
  if (!role || access?.role !== role) throw wrongPassword();
  if (!may(access, permission)) throw new WrongScreen(signInPaths[role]);
  const [stored, customToken] = await Promise.all([
    database().doc(`users/${claims.uid}`).get(),
    createCustomToken(claims.uid),
  ]);
  return {
    user: readUser(claims.uid, { email: claims.email, ...stored.data() }, role),
    token,
    customToken,
  };
}

/** The 401 for correct credentials at the screen of another role. Its body is that of any other failure. */
export class WrongScreen extends HttpError {
  /** The sign-in screen of the account. */
  readonly signInPath: string;

  constructor(signInPath: string) {
    super(401, messages.invalidCredentials);
    this.signInPath = signInPath;
  }
}

function wrongPassword(): HttpError {
  return new HttpError(401, messages.invalidCredentials);
}

function aboutCode(message: string): HttpError {
  return new HttpError(401, message, { field: 'code' });
}
