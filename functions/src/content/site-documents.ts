import {
  fromLocalInput,
  gigsShown,
  publicPastAfter,
  type Media,
  type PartName,
  type SiteJson,
} from '@venue/domain';
import type { DocumentSnapshot, Query, Timestamp, Transaction } from 'firebase-admin/firestore';
import { Refusal } from '../api/http/refusal.ts';
import { refusals } from '../api/http/refusals.ts';
import { database } from '../firebase.ts';
import { compose, nothingPublished, type Documents } from './compose.ts';
import { readMedia } from './converters.ts';
import { contentKinds, publishedPath, recordPath, singleId } from './kinds.ts';

/** What a save starts from: one consistent view of the stored content. */
export type StoredSite = {
  /** The records that were asked for; all there are, where the whole site is composed. */
  documents: Documents;
  /** The site as it is published, or as it would be. */
  site: SiteJson;
  /** Whether it has to be composed from all records: on demand, or because it never was. */
  isWhole: boolean;
  /** `published/site` as it is stored; undefined before the first publishing. */
  published: { fields: string[]; writtenAt: Timestamp } | undefined;
};

/**
 * Reads `published/site` and the records at `paths`; both legal texts where one is asked for, as they are one
 * part. Reads all records where the site was never published, or `anew`.
 */
export async function readStoredSite(
  reader: Transaction,
  paths: string[],
  anew: boolean,
  now: Date,
): Promise<StoredSite> {
  const db = database();
  const refs = [...new Set(paths.flatMap(withSibling)), publishedPath].map((path) => db.doc(path));
  const docs = await reader.getAll(...refs);
  const published = docs.pop()!;
  const stored = published.data() as SiteJson | undefined;
  const known = stored && { fields: Object.keys(stored), writtenAt: published.updateTime! };
  if (stored?.parts && !anew)
    return { documents: byPath(docs), site: stored, isWhole: false, published: known };
  const all = await Promise.all(contentKinds.map((kind) => reader.get(db.collection(kind))));
  const documents = byPath([...docs, ...all.flatMap((collection) => collection.docs)]);
  const { site } = compose(nothingPublished, documents.keys(), new Map(), documents, now);
  return { documents, site: { ...nothingPublished, ...site }, isWhole: true, published: known };
}

/**
 * Reads the gigs that `gigs` and the given months may hold, however many are stored: one more than is shown at
 * either end for each that may be deleted.
 */
export async function readGigsAround(
  reader: Transaction,
  months: Iterable<PartName>,
  deleted: number,
  now: Date,
): Promise<Documents> {
  const gigs = database().collection('events').orderBy('datetime');
  const cutoff = new Date(now.getTime() - publicPastAfter);
  const queries: Query[] = [
    gigs.where('datetime', '>', cutoff).limit(gigsShown.upcoming + deleted),
    gigs.where('datetime', '<=', cutoff).limitToLast(gigsShown.past + deleted),
    ...[...new Set(months)].map((month) => {
      const [first, end] = boundsOf(month);
      return gigs.where('datetime', '>=', first).where('datetime', '<', end);
    }),
  ];
  const found = await Promise.all(queries.map((query) => reader.get(query)));
  return byPath(found.flatMap(({ docs }) => docs));
}

/** Names of the published parts. */
export async function readPartNames(reader: Transaction): Promise<PartName[]> {
  const { docs } = await reader.get(database().collection('published').select());
  return docs.flatMap(({ ref }) => (ref.path === publishedPath ? [] : [ref.id as PartName]));
}

/** The published parts that name a file, by their names. */
export async function readPartsWith(reader: Transaction, file: string): Promise<DocumentSnapshot[]> {
  const { docs } = await reader.get(
    database().collection('published').where('files', 'array-contains', file),
  );
  return docs.filter(({ ref }) => ref.path !== publishedPath);
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

function withSibling(path: string): string[] {
  const legal = [recordPath('termsAndConditions', singleId), recordPath('privacyPolicy', singleId)];
  return legal.includes(path) ? legal : [path];
}

/** First moment of a month's part, and of the next month. */
function boundsOf(part: PartName): [Date, Date] {
  const month = part.slice('gigs-'.length);
  const next = new Date(`${month}-01T00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return [fromLocalInput(`${month}-01T00:00`), fromLocalInput(`${next.toISOString().slice(0, 7)}-01T00:00`)];
}

function byPath(docs: DocumentSnapshot[]): Documents {
  const documents: Documents = new Map();
  for (const doc of docs) {
    const data = doc.data();
    if (data) documents.set(doc.ref.path, data);
  }
  return documents;
}
