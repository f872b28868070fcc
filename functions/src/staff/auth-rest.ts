import { messages } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { HttpError } from '../api/http/http-error.ts';

/** Hosting gives up at 60 s and a person long before; Auth usually answers within half a second. */
const timeoutMs = 6_000;
/** Seconds after which an unreachable service is worth another try. */
const retrySoon = 30;
/** Seconds that Firebase Auth blocks an account or a caller for, as far as its documentation says: "minutes". */
const retryLater = 300;

/**
 * Calls Firebase Auth's REST API, which knows what the Admin SDK does not: whether a password is right.
 * Returns the response's body, or undefined when Auth rejects what was typed with one of the given codes.
 * @param method such as `v1/accounts:signInWithPassword`
 * @throws HttpError 429 when Auth has had too many tries; 503 when it cannot be reached, fails, or rejects the call for
 * another reason
 */
export async function callAuth<Body>(
  method: string,
  body: object,
  wrongInput: ReadonlySet<string>,
): Promise<Body | undefined> {
  const response = await send(method, body);
  const answer = await readJson(response);
  if (response.ok) return answer as Body;
  const code = readCode(answer);
  if (response.status === 429 || code === 'TOO_MANY_ATTEMPTS_TRY_LATER')
    throw new HttpError(429, messages.tooManyAttempts(retryLater), { retryAfter: retryLater });
  if (response.status === 400 && wrongInput.has(code)) return undefined;
  throw authUnavailable(`Firebase Auth answered ${method} with ${response.status} ${code}`);
}

/**
 * 503: Firebase Auth could not be asked, or did not say whether the password is right.
 * @param reason for the log; never holds what was typed
 */
export function authUnavailable(reason: string): HttpError {
  const details = { retryAfter: retrySoon, cause: new Error(reason) };
  return new HttpError(503, messages.authUnavailable, details);
}

async function send(method: string, body: object): Promise<Response> {
  try {
    return await fetch(addressOf(method), {
      method: 'POST',
      // An API key that is restricted to the site's own address works here too.
      headers: { 'Content-Type': 'application/json', Referer: `${venue.siteUrl}/` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw authUnavailable(`Firebase Auth did not answer ${method}: ${nameOf(error)}`);
  }
}

/** The timeout covers the body too: a server may send headers and fall silent. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw authUnavailable(`Firebase Auth broke off its answer: ${nameOf(error)}`);
  });
  try {
    return JSON.parse(text);
  } catch {
    if (response.ok) throw authUnavailable('Firebase Auth answered with something else than JSON');
    // A proxy's error page: its status says enough.
    return undefined;
  }
}

/** Such as TimeoutError, or ECONNREFUSED; the rest of fetch's errors fills a page of the log. */
function nameOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}

/** Auth writes `CODE` or `CODE : explanation`. */
function readCode(answer: unknown): string {
  const { error } = (answer ?? {}) as { error?: { message?: string } };
  return /^[A-Z_]+/.exec(error?.message ?? '')?.[0] ?? '';
}

function addressOf(method: string): string {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const service = 'identitytoolkit.googleapis.com';
  const base = emulator ? `http://${emulator}/${service}` : `https://${service}`;
  return `${base}/${method}?key=${venue.firebase.apiKey}`;
}
