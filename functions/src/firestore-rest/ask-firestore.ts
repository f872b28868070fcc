import { venue } from '../../../venue.config.ts';
import { forgetAccessToken } from './access-token.ts';
import { askJson } from './ask-json.ts';

/** What Firestore says of itself when trying again later is right: too many requests, unavailable, too slow. */
const downStatuses = new Set([429, 503, 504]);

type RequestOptions = {
  token: string | undefined;
  timeoutMs: number;
  /** Without one it is a GET. */
  body?: object;
};

/**
 * Asks Firestore's REST interface about the documents of this project: the client library takes longer to load than
 * an answer takes to come. Undefined when there is no such document.
 * @param path what follows the name of the database, for example "/published/site"
 * @throws when Firestore does not answer in time, or refuses
 */
export async function askFirestore<T>(
  path: string,
  { token, timeoutMs, body }: RequestOptions,
): Promise<T | undefined> {
  const projectId = process.env['GCLOUD_PROJECT'] ?? venue.firebase.projectId;
  const url = `${origin()}/v1/projects/${projectId}/databases/(default)/documents${path}`;
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await askJson(url, { headers, timeoutMs, body });
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

/** ": PERMISSION_DENIED", as far as Google says so. */
function reasonOf(body: unknown): string {
  const reason = (body as { error?: { status?: unknown } } | undefined)?.error?.status;
  return typeof reason === 'string' ? `: ${reason}` : '';
}
