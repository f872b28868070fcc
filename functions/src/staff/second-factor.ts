import type { Caller } from '../limits/caller-place.ts';
import type { Limit } from '../limits/counters.ts';
import { countAttempt, resetUses } from '../limits/limiter.ts';
import { authUnavailable, callAuth } from './auth-rest.ts';

const quarterHour = 15 * 60 * 1000;

/** The second step of a sign-in, after the correct password of an account with a second factor. */
export type SecondFactor = {
  pendingCredential: string;
  /** Ids of the account's authenticator apps; empty when it has text messages only. */
  enrollments: string[];
};

/** Error codes for a wrong or expired code. */
const wrongCode = new Set(['INVALID_CODE', 'MISSING_CODE', 'SESSION_EXPIRED']);

/**
 * Completes a sign-in with the code of an authenticator app. Returns the ID token, or undefined when no app of the
 * account shows this code now.
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
    if (!body.idToken) throw authUnavailable('Firebase Auth accepted the code and sent no token');
    return body.idToken;
  }
  return undefined;
}

/**
 * Checks the code of an authenticator app within limits: 10 wrong ones in 15 minutes for an account from one address
 * and 50 an hour from all addresses. Throws 429 above them. The counters are separate from those of passwords, which
 * a correct password resets.
 */
export async function tryCode(
  place: Caller,
  email: string,
  secondFactor: SecondFactor,
  code: string,
): Promise<string | undefined> {
  const limits = codeLimits(place, email);
  const { result: token } = await countAttempt(limits, () => finishWithCode(secondFactor, code));
  if (token) await resetUses(limits);
  return token;
}

/** The limits of wrong codes for an account: from one address, and from all addresses. */
function codeLimits({ address, via }: Caller, email: string): [Limit, Limit] {
  const account = email.trim().toLowerCase();
  return [
    { key: `code of ${account} from ${address} by way of ${via}`, most: 10, windowMs: quarterHour },
    { key: `code of ${account}`, most: 50, windowMs: 4 * quarterHour },
  ];
}
