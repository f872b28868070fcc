import { database } from '../../firebase/admin-app.ts';
import { writeDocuments } from './documents.ts';
import { callFirestore, documentsRoot } from './firestore-rest.ts';
import type { ProjectData } from './project-data.ts';
import type { StoredFields } from './stored-value.ts';

/** The document that marks an unfinished restore; deleted once everything is restored and compared. */
const path = 'restores/unfinished';

/**
 * Whether a restore into the own project is under way or broke off: until it is complete, nothing publishes or sends by
 * itself what has become due since the backup.
 */
export async function isRestoring(): Promise<boolean> {
  return (await database().doc(path).get()).exists;
}

/** The fingerprint of the archive whose restore is unfinished, if there is one. */
export async function readMarker(place: ProjectData): Promise<string | undefined> {
  const name = `${documentsRoot(place)}/${path}`;
  const [answer] = await callFirestore<{ found?: { fields?: StoredFields } }[]>(place, 'batchGet', {
    documents: [name],
  });
  const fingerprint = answer?.found?.fields?.['fingerprint']?.['stringValue'];
  return typeof fingerprint === 'string' ? fingerprint : undefined;
}

/** Marks the restore of an archive as begun. */
export function setMarker(place: ProjectData, fingerprint: string): Promise<void> {
  const begunAt = { timestampValue: new Date().toISOString() };
  const fields = { fingerprint: { stringValue: fingerprint }, begunAt };
  return writeDocuments(place, [{ path, fields }]);
}

/** Marks the restore as complete. */
export async function clearMarker(place: ProjectData): Promise<void> {
  await callFirestore(place, 'commit', { writes: [{ delete: `${documentsRoot(place)}/${path}` }] });
}
