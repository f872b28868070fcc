import type { Caller } from '../limits/caller-place.ts';
import { countAttempt, resetUses, refundUse } from '../limits/limiter.ts';
import { passwordLimits, rememberPlace } from '../limits/password-limits.ts';
import { authUnavailable, callAuth } from './auth-rest.ts';
import type { SecondFactor } from './second-factor.ts';

/** The result of a correct password: an ID token, or the second factor that is still to be checked. */
export type PasswordProof = { idToken: string } | { secondFactor: SecondFactor };

/** Codes for an email and password that open no account. */
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
 * Checks a password with Firebase Auth. Returns undefined for a wrong one, whatever Auth's reason: visitors must not
 * be able to tell the reasons apart.
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

/** Timeout for counting, short so that a flood of wrong passwords holds up nobody else. */
const countWithinMs = 1_500;

/**
 * Checks a password within `passwordLimits`. Throws 429 above them and 503 when too many arrive at once. A correct
 * password resets the count of wrong ones; an attempt that Firebase Auth could not check is not counted.
 */
export async function tryPassword(
  place: Caller,
  email: string,
  password: string,
): Promise<PasswordProof | undefined> {
  const account = email.trim().toLowerCase();
  const { ofPlace, others } = await passwordLimits(place, account);
  const limits = [ofPlace, ...others];
  const check = () => passwordSignIn(email, password);
  const { result: proof, counted } = await countAttempt(limits, check, countWithinMs);
  if (proof) {
    const [, ...ofOthers] = counted;
    await Promise.all([resetUses([ofPlace]), refundUse(ofOthers), rememberPlace(account, place)]);
  }
  return proof;
}
