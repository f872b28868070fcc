import { deleteDocument, writeDocuments } from './documents.ts';
import { callFirestore, documentsRoot } from './firestore-rest.ts';
import type { Place } from './place.ts';
import type { StoredFields } from './stored-value.ts';

/** Where a restore notes that it has begun; the note goes when everything is back and was compared. */
const path = 'restores/unfinished';

/** The fingerprint of the archive whose restore did not end, if there is one. */
export async function readMarker(place: Place): Promise<string | undefined> {
  const name = `${documentsRoot(place)}/${path}`;
  const [answer] = await callFirestore<{ found?: { fields?: StoredFields } }[]>(place, 'batchGet', {
    documents: [name],
  });
  const fingerprint = answer?.found?.fields?.['fingerprint']?.['stringValue'];
  return typeof fingerprint === 'string' ? fingerprint : undefined;
}

/** Notes that the restore of that archive has begun. */
export function setMarker(place: Place, fingerprint: string): Promise<void> {
  const begunAt = { timestampValue: new Date().toISOString() };
  const fields = { fingerprint: { stringValue: fingerprint }, begunAt };
  return writeDocuments(place, [{ path, fields }], false);
}

/** Notes that the restore is complete. */
export function clearMarker(place: Place): Promise<void> {
  return deleteDocument(place, path);
}
