import { ApiError, readFailure } from './api-error.ts';

/** What a call needs beside its address. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's root, beginning with a slash. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
};

export type ApiClient = <Answer>(call: Call) => Promise<Answer>;

/** Longest wait for a response, in ms: the server itself answers within ten seconds, and a phone may be slow. */
const timeout = 20_000;

/**
 * Makes the one function through which the back office calls the server. It adds the bearer token,
 * sends and reads JSON, and turns everything that is not 200 or 201 into an `ApiError`.
 * @param token the caller's current ID token; undefined when nobody is signed in
 */
export function createApiClient(token: () => Promise<string | undefined>, root = '/api'): ApiClient {
  return async function call<Answer>({ method, path, body }: Call): Promise<Answer> {
    const bearer = await readToken(token);
    const response = await send(`${root}${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (response.status !== 200 && response.status !== 201) throw readFailure(response.status, response.text);
    try {
      return JSON.parse(response.text) as Answer;
    } catch {
      // A hosting fallback page with status 200, for instance.
      throw new ApiError('broken', 'The server gave an answer that makes no sense.', {
        status: response.status,
      });
    }
  };
}

async function readToken(token: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await token();
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'auth/network-request-failed') throw lineFailure();
    throw new ApiError('signed-out', 'Your sign-in is no longer valid.');
  }
}

async function send(url: string, request: RequestInit): Promise<{ status: number; text: string }> {
  if (navigator.onLine === false) throw lineFailure();
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeout) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') {
      throw new ApiError(
        'timeout',
        'The server did not answer in time. It may have saved all the same: look before you try again.',
      );
    }
    throw lineFailure();
  }
}

function lineFailure(): ApiError {
  return navigator.onLine === false
    ? new ApiError('offline', 'You are offline. Nothing was sent; everything you typed is still here.')
    : new ApiError(
        'unreachable',
        'The server cannot be reached. Nothing was saved; everything you typed is still here.',
      );
}
