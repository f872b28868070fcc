import { messages } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { HttpError } from '../requests/http-error.ts';

/** Hosting's timeout is 60 s and people wait less; Auth usually responds within half a second. */
const timeoutMs = 6_000;
/** Retry-After in seconds when Auth cannot be reached. */
const retrySoon = 30;
/** Retry-After in seconds when Auth blocks an account or caller; its documentation only says "minutes". */
const retryLater = 300;

/**
 * Calls Firebase Auth's REST API, which can check passwords; the Admin SDK cannot. Returns the body of the response,
 * or undefined when Auth rejects the input with one of the `wrongInput` codes.
 * @param method for example `v1/accounts:signInWithPassword`
 * @throws HttpError 429 when Auth reports too many attempts; 503 when it cannot be reached, fails, or rejects the call
 * for another reason
 */
export async function callAuth<Body>(
  method: string,
  body: object,
  wrongInput: ReadonlySet<string>,
): Promise<Body | undefined> {
  const response = await send(method, body);
  const json = await readJson(response);
  if (response.ok) return json as Body;
  const code = readCode(json);
  if (response.status === 429 || code === 'TOO_MANY_ATTEMPTS_TRY_LATER')
    throw new HttpError(429, messages.tooManyAttempts(retryLater), { retryAfter: retryLater });
  if (response.status === 400 && wrongInput.has(code)) return undefined;
  throw authUnavailable(`Firebase Auth responded to ${method} with ${response.status} ${code}`);
}

/**
 * The 503 for a sign-in that Firebase Auth could not check.
 * @param reason for the log, without user input
 */
export function authUnavailable(reason: string): HttpError {
  const details = { retryAfter: retrySoon, cause: new Error(reason) };
  return new HttpError(503, messages.authUnavailable, details);
}

async function send(method: string, body: object): Promise<Response> {
  try {
    return await fetch(addressOf(method), {
      method: 'POST',
      // Needed when the API key is restricted to the site's own URL.
      headers: { 'Content-Type': 'application/json', Referer: `${venue.siteUrl}/` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw authUnavailable(`Firebase Auth did not respond to ${method}: ${nameOf(error)}`);
  }
}

/** Reads the body, which the timeout covers too. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw authUnavailable(`The response of Firebase Auth broke off: ${nameOf(error)}`);
  });
  try {
    return JSON.parse(text);
  } catch {
    if (response.ok) throw authUnavailable('The response of Firebase Auth was not JSON');
    // The error page of a proxy; its status is enough.
    return undefined;
  }
}

/** TimeoutError or ECONNREFUSED, for example, in place of fetch's long errors. */
function nameOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}

/** Auth's error messages are `CODE` or `CODE : explanation`. */
function readCode(json: unknown): string {
  const { error } = (json ?? {}) as { error?: { message?: string } };
  return /^[A-Z_]+/.exec(error?.message ?? '')?.[0] ?? '';
}

function addressOf(method: string): string {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const service = 'identitytoolkit.googleapis.com';
  const base = emulator ? `http://${emulator}/${service}` : `https://${service}`;
  return `${base}/${method}?key=${venue.firebase.apiKey}`;
}
