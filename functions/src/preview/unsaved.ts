import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';

/**
 * Stores website settings that are to be looked at before they are saved, and resolves to their id. Firestore's TTL
 * policy deletes them with the preview that shows them.
 */
export async function storeUnsaved(website: object, by: string, until: Date): Promise<string> {
  const ref = previews().doc();
  await ref.create({ website, by, expiresAt: Timestamp.fromDate(until) });
  return ref.id;
}

/** Reads them; undefined once they have been deleted. */
export async function readUnsaved(id: string): Promise<DocumentData | undefined> {
  return (await previews().doc(id).get()).get('website') as DocumentData | undefined;
}

function previews() {
  return database().collection('previews');
}
