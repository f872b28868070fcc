import { Limits, type Media } from '@venue/domain';
import type { DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { Refusal } from '../api/http/refusal.ts';
import { database } from '../firebase.ts';
import { refusals } from '../api/http/refusals.ts';
import { readMedia } from './converters.ts';
import { publishedPath } from './kinds.ts';
import { pastCutoff, type Documents } from './publish.ts';

/** What a save starts from: one consistent view of the stored content. */
export type StoredSite = {
  documents: Documents;
  /** Version and write time of `published/site`; undefined before the first publishing. */
  published: { version: number; writtenAt: Timestamp } | undefined;
};

/**
 * Reads all that `published/site` is composed of, and the documents at `paths` besides (an event may
 * be older than what is published). One past event more than published is read, because a deletion
 * lets the next one in.
 */
export async function readStoredSite(reader: Transaction, paths: string[], now: Date): Promise<StoredSite> {
  const db = database();
  const cutoff = pastCutoff(now);
  const events = db.collection('events').orderBy('datetime');
  const [site, ...collections] = await Promise.all([
    reader.get(db.doc(publishedPath)),
    ...['website', 'menus', 'openingHours', 'termsAndConditions', 'privacyPolicy', 'routes'].map((name) =>
      reader.get(db.collection(name)),
    ),
    reader.get(events.where('datetime', '>', cutoff)),
    reader.get(events.where('datetime', '<=', cutoff).limitToLast(Limits.publishedPastEvents + 1)),
  ]);
  const targets = paths.length > 0 ? await reader.getAll(...paths.map((path) => db.doc(path))) : [];
  const found = [...collections.flatMap((collection) => collection.docs), ...targets];
  return { documents: byPath(found), published: readPublished(site) };
}

/** What is known of the files, by name; files that were never stored are left out. */
export async function readMediaOf(reader: Transaction, files: string[]): Promise<Record<string, Media>> {
  if (files.length === 0) return {};
  const docs = await reader.getAll(...files.map((file) => database().collection('media').doc(file)));
  const known = docs.flatMap((doc) => {
    const data = doc.data();
    return data ? [[doc.id, readMedia(data)] as const] : [];
  });
  return Object.fromEntries(known);
}

/** A stored picture as it will be once it is described anew. 404 when there is none of that name. */
export async function readPicture(
  reader: Transaction,
  { file, alt }: { file: string; alt: string },
): Promise<Media> {
  const known = (await readMediaOf(reader, [file]))[file];
  if (!known) throw new Refusal(404, refusals.unknownFile);
  return { ...known, alt };
}

function byPath(docs: DocumentSnapshot[]): Documents {
  const documents: Documents = new Map();
  for (const doc of docs) {
    const data = doc.data();
    if (data) documents.set(doc.ref.path, data);
  }
  return documents;
}

function readPublished(doc: DocumentSnapshot): StoredSite['published'] {
  if (!doc.exists || !doc.updateTime) return undefined;
  return { version: Number(doc.get('version') ?? 0), writtenAt: doc.updateTime };
}
