import { ApiError } from '../../api/api-error.ts';
import { signInPaths, type SignInPath } from './sign-in-entries.ts';

/**
 * Why a sign-in failed. 'credentials' doesn't reveal which accounts exist or what they may do; after the right
 * password, `screen` is the sign-in screen of the account. 'code': the password
 * is right, and the code of the authenticator app is missing or wrong. 'other': the password was not checked, or is
 * right; `title` is the cause, `explanation` what to do. With `isConnection` it is over once the connection is back.
 */
export type SignInProblem =
  | { kind: 'credentials'; screen?: SignInPath }
  | { kind: 'code'; message: string }
  | { kind: 'other'; title: string; explanation?: string; isConnection?: boolean };

const notChecked = 'Your password was not checked.';

/** Reads a failed sign-in, of the login call or of Firebase Auth. */
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
    if (problem) return { kind: 'code', message: problem.message };
    const screen = signInPaths.find((path) => path === details.signInPath);
    return { kind: 'credentials', ...(screen && { screen }) };
  }
  if (kind === 'offline')
    return {
      kind: 'other',
      title: 'You’re offline.',
      explanation: `${notChecked} Try again once you’re connected.`,
      isConnection: true,
    };
  if (kind === 'unreachable' || kind === 'timeout') return unreachable();
  if (kind === 'broken')
    return {
      kind: 'other',
      title: 'Signing in isn’t working at the moment.',
      explanation: details.status === 503 ? message : `${notChecked} Try again in a minute.`,
    };
  // Too many attempts, and the like: the server says how long to wait or what to do.
  return { kind: 'other', title: message };
}

function unreachable(): SignInProblem {
  return {
    kind: 'other',
    title: 'The server can’t be reached.',
    explanation: `${notChecked} Try again in a moment.`,
    isConnection: true,
  };
}
