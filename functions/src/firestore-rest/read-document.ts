import { venue } from '../../../venue.config.ts';
import { accessToken, forgetAccessToken } from './access-token.ts';
import { getJson } from './get-json.ts';
import { plainFields, type StoredFields } from './plain-fields.ts';

/** What is asked for is small and near; a server that has not answered after this long is silent, in ms. */
const timeoutMs = 4_000;

/**
 * The fields of a document as plain JSON, or undefined when there is none. Reads by Firestore's REST interface: the
 * client library takes longer to load than a page takes to come.
 * @param path for example "published/site"
 * @throws when Firestore does not answer in time, or refuses
 */
export async function readDocument<T>(path: string): Promise<T | undefined> {
  const projectId = process.env['GCLOUD_PROJECT'] ?? venue.firebase.projectId;
  const url = `${origin()}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
  const token = await accessToken();
  const { status, body } = await getJson(url, token ? { Authorization: `Bearer ${token}` } : {}, timeoutMs);
  if (status === 404) return undefined;
  if (status === 401) forgetAccessToken();
  if (status !== 200)
    throw Object.assign(new Error(`Firestore answered ${path} with ${status}${reasonOf(body)}.`), { status });
  return plainFields((body as { fields?: StoredFields }).fields ?? {}) as T;
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
