import { authUnavailable, callAuth } from './auth-rest.ts';

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
 * @throws Refusal 429 or 503 when the code could not be checked
 */
export async function finishWithCode(
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
