import type { Place } from '../limits/caller-place.ts';
import { countTry, forget, giveBack } from '../limits/limiter.ts';
import { passwordLimits, rememberPlace } from '../limits/password-limits.ts';
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
 * @throws HttpError 429 or 503 when the password could not be checked
 */
async function passwordSignIn(email: string, password: string): Promise<PasswordProof | undefined> {
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

/** A crowd of wrong passwords is answered within seconds, or it would hold up everybody. */
const countWithinMs = 1_500;

/**
 * Checks a password as `passwordSignIn` does, but only as often as `passwordLimits` lets it; then 429, and 503
 * when too many ask at one moment. A right password wipes out the slips before it. What could not be
 * checked, because Firebase Auth is down, was no try.
 */
export async function tryPassword(
  place: Place,
  email: string,
  password: string,
): Promise<PasswordProof | undefined> {
  const account = email.trim().toLowerCase();
  const { ofPlace, others } = await passwordLimits(place, account);
  const limits = [ofPlace, ...others];
  const check = () => passwordSignIn(email, password);
  const { result: proof, counted } = await countTry(limits, check, countWithinMs);
  if (proof) {
    const [, ...ofOthers] = counted;
    await Promise.all([forget([ofPlace]), giveBack(ofOthers), rememberPlace(account, place)]);
  }
  return proof;
}
