import { authUnavailable, callAuth } from './auth-rest.ts';
import type { SecondFactor } from './second-factor.ts';

/** A right password: with the ID token, or where the account has a second factor, what is left to be checked. */
export type PasswordProof = { idToken: string } | { secondFactor: SecondFactor };

/** Codes that mean "this email and password do not open an account". */
const wrongCredentials = new Set([
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'MISSING_PASSWORD',
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'MISSING_EMAIL',
  'USER_DISABLED',
]);

type SignInBody = {
  idToken?: string;
  mfaPendingCredential?: string;
  mfaInfo?: { mfaEnrollmentId?: string; totpInfo?: object }[];
};

/**
 * Checks a password with Firebase Auth. Returns undefined when it is wrong, whatever Auth's reason: the
 * caller must not tell them apart.
 * @throws Refusal 429 or 503 when the password could not be checked
 */
export async function passwordSignIn(email: string, password: string): Promise<PasswordProof | undefined> {
  const body = await callAuth<SignInBody>(
    'v1/accounts:signInWithPassword',
    { email, password, returnSecureToken: true },
    wrongCredentials,
  );
  if (!body) return undefined;
  const { idToken, mfaPendingCredential, mfaInfo = [] } = body;
  if (idToken) return { idToken };
  if (!mfaPendingCredential) throw authUnavailable('Firebase Auth sent neither a token nor a challenge');
  const totp = mfaInfo.filter(({ totpInfo }) => totpInfo !== undefined);
  const enrollments = totp.flatMap(({ mfaEnrollmentId }) => mfaEnrollmentId ?? []);
  return { secondFactor: { pendingCredential: mfaPendingCredential, enrollments } };
}
