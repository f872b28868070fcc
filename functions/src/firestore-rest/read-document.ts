import { accessToken } from './access-token.ts';
import { askFirestore } from './ask-firestore.ts';
import { plainFields, type StoredFields } from './plain-fields.ts';

/** What is asked for is small and near; a server that has not answered after this long is silent, in ms. */
const timeoutMs = 4_000;

/**
 * The fields of a document as plain JSON, or undefined when there is none.
 * @param path for example "published/site"
 * @param tokenFor whose rights it takes: what is published may be read by everybody
 * @throws when Firestore does not answer in time, or refuses
 */
export async function readDocument<T>(path: string, tokenFor = accessToken): Promise<T | undefined> {
  const options = { token: await tokenFor(), timeoutMs };
  const document = await askFirestore<{ fields?: StoredFields }>(`/${path}`, options);
  return document && (plainFields(document.fields ?? {}) as T);
}
