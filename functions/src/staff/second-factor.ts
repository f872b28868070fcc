import type { Place } from '../limits/caller-place.ts';
import type { Limit } from '../limits/counters.ts';
import { countTry, forget } from '../limits/limiter.ts';
import { authUnavailable, callAuth } from './auth-rest.ts';

const quarterHour = 15 * 60 * 1000;

/** What Firebase Auth wants to see after the right password of an account with a second factor. */
export type SecondFactor = {
  pendingCredential: string;
  /** Ids of the account's authenticator apps; empty when it has text messages only. */
  enrollments: string[];
};

/** Codes that mean "these digits are wrong, or were right a minute ago". */
const wrongCode = new Set(['INVALID_CODE', 'MISSING_CODE', 'SESSION_EXPIRED']);

/**
 * Finishes a sign-in with the code of an authenticator app. Returns the ID token, or undefined when no
 * app of the account shows this code now.
 * @throws HttpError 429 or 503 when the code could not be checked
 */
async function finishWithCode(
  { pendingCredential, enrollments }: SecondFactor,
  code: string,
): Promise<string | undefined> {
  for (const mfaEnrollmentId of enrollments) {
    const body = await callAuth<{ idToken?: string }>(
      'v2/accounts/mfaSignIn:finalize',
      {
        mfaPendingCredential: pendingCredential,
        mfaEnrollmentId,
        totpVerificationInfo: { verificationCode: code },
      },
      wrongCode,
    );
    if (!body) continue;
    if (!body.idToken) throw authUnavailable('Firebase Auth took the code and sent no token');
    return body.idToken;
  }
  return undefined;
}

/**
 * Checks the code of an authenticator app as `finishWithCode` does, but only so often: 10 wrong ones in 15
 * minutes for one account from one address, and 50 an hour for one account from all of them; then 429. The
 * counters are not those of passwords: a right password clears its own, and must not clear these.
 */
export async function tryCode(
  place: Place,
  email: string,
  secondFactor: SecondFactor,
  code: string,
): Promise<string | undefined> {
  const limits = codeLimits(place, email);
  const { result: token } = await countTry(limits, () => finishWithCode(secondFactor, code));
  if (token) await forget(limits);
  return token;
}

/** Wrong codes for an account: from one address, and from all addresses. */
export function codeLimits({ address, via }: Place, email: string): [Limit, Limit] {
  const account = email.trim().toLowerCase();
  return [
    { key: `code of ${account} from ${address} by way of ${via}`, most: 10, windowMs: quarterHour },
    { key: `code of ${account}`, most: 50, windowMs: 4 * quarterHour },
  ];
}
