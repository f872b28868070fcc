import { ApiError } from '../api/api-error.ts';

/**
 * Why nobody was signed in. 'credentials' says nothing about which accounts exist or what they may do. 'code':
 * the password is right, and the digits of the authenticator app are missing or wrong. 'other': the password
 * was not checked, or nothing is wrong with it; `title` says what is, `explanation` what to do.
 */
export type SignInProblem =
  | { kind: 'credentials' }
  | { kind: 'code'; message: string }
  | { kind: 'other'; title: string; explanation?: string };

const notChecked = 'Your password was not checked.';

/** Reads a failed sign-in: of the login call, or of Firebase Auth that takes the token of it. */
export function readSignInProblem(error: unknown): SignInProblem {
  if (error instanceof ApiError) return readApiError(error);
  if ((error as { code?: string }).code === 'auth/network-request-failed') return unreachable();
  console.error('Signing in failed:', error);
  return {
    kind: 'other',
    title: 'Something unexpected went wrong.',
    explanation: 'Your email and password are right. Try again in a moment.',
  };
}

function readApiError({ kind, message, details, errors }: ApiError): SignInProblem {
  if (kind === 'signed-out') {
    const problem = errors.find(({ path }) => path === 'code');
    return problem ? { kind: 'code', message: problem.message } : { kind: 'credentials' };
  }
  if (kind === 'offline')
    return {
      kind: 'other',
      title: 'You’re offline.',
      explanation: `${notChecked} Try again once you’re connected.`,
    };
  if (kind === 'unreachable' || kind === 'timeout') return unreachable();
  if (kind === 'broken')
    return {
      kind: 'other',
      title: 'Signing in does not work at the moment.',
      explanation: details.status === 503 ? message : `${notChecked} Try again in a minute.`,
    };
  // Too many tries, and the like: the server says how long to wait or what to do.
  return { kind: 'other', title: message };
}

function unreachable(): SignInProblem {
  return {
    kind: 'other',
    title: 'The server can’t be reached.',
    explanation: `${notChecked} Try again in a moment.`,
  };
}
