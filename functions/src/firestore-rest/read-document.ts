import { accessToken } from './access-token.ts';
import { requestFirestore } from './request-firestore.ts';
import { plainFields, type StoredFields } from './plain-fields.ts';

/** Timeout in ms. The documents are small and Firestore is nearby. */
const timeoutMs = 4_000;

/**
 * The fields of a document as plain JSON, or undefined when there is none.
 * @param path for example "published/site"
 * @param tokenFor the token to send; published documents are readable by everybody
 * @throws when Firestore does not respond in time or responds with an error
 */
export async function readDocument<T>(path: string, tokenFor = accessToken): Promise<T | undefined> {
  const options = { token: await tokenFor(), timeoutMs };
  const document = await requestFirestore<{ fields?: StoredFields }>(`/${path}`, options);
  return document && (plainFields(document.fields ?? {}) as T);
}

/**
 * When a document was written last, as Firestore writes times; undefined when there is none. Costs one read.
 * @param field a small one, so that the document itself is not sent
 * @throws when Firestore does not respond in time or responds with an error
 */
export async function readUpdateTime(path: string, field: string): Promise<string | undefined> {
  const options = { token: await accessToken(), timeoutMs };
  const only = `?mask.fieldPaths=${encodeURIComponent(field)}`;
  return (await requestFirestore<{ updateTime?: string }>(`/${path}${only}`, options))?.updateTime;
}
