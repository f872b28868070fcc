import { venue } from '../../../venue.config.ts';
import { forgetAccessToken } from './access-token.ts';
import { requestJson } from './request-json.ts';

/** Response statuses after which a retry may succeed: too many requests, unavailable, deadline exceeded. */
const downStatuses = new Set([429, 503, 504]);

type RequestOptions = {
  token: string | undefined;
  timeoutMs: number;
  /** Without one it is a GET. */
  body?: object;
};

/**
 * Calls Firestore's REST API on this project's documents, because loading the client library takes longer than the
 * request. Undefined for a document that does not exist.
 * @param path the path after the database name, for example "/published/site"
 * @throws when Firestore does not respond in time or responds with an error
 */
export async function requestFirestore<T>(
  path: string,
  { token, timeoutMs, body }: RequestOptions,
): Promise<T | undefined> {
  const projectId = process.env['GCLOUD_PROJECT'] ?? venue.firebase.projectId;
  const url = `${origin()}/v1/projects/${projectId}/databases/(default)/documents${path}`;
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await requestJson(url, { headers, timeoutMs, body });
  if (answer.status === 200) return answer.body as T;
  if (answer.status === 404) return undefined;
  if (answer.status === 401) forgetAccessToken();
  throw Object.assign(
    new Error(`Firestore answered ${path.slice(1)} with ${answer.status}${reasonOf(answer.body)}.`),
    { status: downStatuses.has(answer.status) ? 503 : answer.status },
  );
}

function origin(): string {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  return emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
}

/** ": PERMISSION_DENIED", if the response names the reason. */
function reasonOf(body: unknown): string {
  const reason = (body as { error?: { status?: unknown } } | undefined)?.error?.status;
  return typeof reason === 'string' ? `: ${reason}` : '';
}
