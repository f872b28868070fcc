import { acceptedStatuses } from '@venue/domain';
import { ApiError, connectionError, readFailure } from './api-error.ts';

/** A call of the API. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's root, beginning with a slash. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** The call goes on when the page is left meanwhile. */
  outlivesPage?: boolean;
};

export type ApiClient = <Body>(call: Call) => Promise<Body>;

/** In ms. The server itself responds within ten seconds; a phone may be slow. */
const timeout = 20_000;

/**
 * Creates the function that calls the API: it adds the bearer token, sends and reads JSON, and throws an `ApiError`
 * for everything but 200 and 201.
 * @param token the caller's current ID token; undefined when nobody is signed in
 */
export function createApiClient(token: () => Promise<string | undefined>, root = '/api'): ApiClient {
  return async function call<Body>({ method, path, body, outlivesPage = false }: Call): Promise<Body> {
    const bearer = await readToken(token);
    const response = await send(`${root}${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      ...(outlivesPage && { keepalive: true }),
    });
    if (!acceptedStatuses.includes(response.status)) {
      throw readFailure(response.status, response.text, response.signInPath);
    }
    try {
      return JSON.parse(response.text) as Body;
    } catch {
      // A hosting fallback page with status 200, for instance.
      throw new ApiError('broken', 'The server sent a response that makes no sense.', {
        status: response.status,
      });
    }
  };
}

/** The caller's ID token, refreshed where it has to be. @throws ApiError when that fails: no connection, or no session */
export async function readToken(token: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await token();
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'auth/network-request-failed') throw connectionError();
    throw new ApiError('signed-out', 'Your sign-in is no longer valid.');
  }
}

type Response = { status: number; text: string; signInPath?: string };

async function send(url: string, request: RequestInit): Promise<Response> {
  if (navigator.onLine === false) throw connectionError();
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeout) });
    const signInPath = response.headers.get('Sign-In-Path') ?? undefined;
    return { status: response.status, text: await response.text(), ...(signInPath && { signInPath }) };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') {
      throw new ApiError('timeout', 'The server didn’t respond in time.', {
        advice: 'It may have saved all the same: have a look before you try again.',
      });
    }
    throw connectionError();
  }
}
