import {
  contentKinds,
  gigsShown,
  isMonthPart,
  isPastForPublic,
  media,
  messages,
  monthPart,
  nothingPublished,
  publicPastAfter,
  readFields,
  readPart,
  singleId,
  type Media,
  type MusicEvent,
  type PartName,
  type SiteJson,
} from '@venue/domain';
import type { DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../api/http/http-error.ts';
import { database } from '../firebase.ts';
import { compose, type Documents } from './compose.ts';
import { publishedPath, recordPath } from './kinds.ts';

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
  const { site } = compose(nothingPublished, documents.keys(), new Map(), documents, [], now);
  return { documents, site: { ...nothingPublished, ...site }, isWhole: true, published: known };
}

/** How many months are read at once on the way to as many gigs as are shown. */
const monthsAtOnce = 4;

/**
 * Reads gigs out of the published months, however many are stored: those of the given months, the next and the last.
 * @param deleted how many of them may be gone by the save, so that others take their places
 */
export async function readGigsAround(
  reader: Transaction,
  site: SiteJson,
  touched: PartName[],
  deleted: number,
  now: Date,
): Promise<MusicEvent[]> {
  const months = Object.keys(site.parts).filter(isMonthPart).sort();
  const gigs = new Map<PartName, MusicEvent[]>();
  const read = async (names: typeof months) => {
    const refs = names.filter((name) => !gigs.has(name)).map((name) => database().doc(`published/${name}`));
    for (const doc of refs.length > 0 ? await reader.getAll(...refs) : [])
      gigs.set(doc.id as PartName, readPart(doc.id as (typeof months)[number], doc.data() as never).gigs);
  };
  const readUntil = async (along: typeof months, enough: number, counts: (gig: MusicEvent) => boolean) => {
    for (let i = 0, found = 0; i < along.length && found < enough; i += monthsAtOnce) {
      const next = along.slice(i, i + monthsAtOnce);
      await read(next);
      found += next.flatMap((name) => gigs.get(name) ?? []).filter(counts).length;
    }
  };
  const current = monthPart(new Date(now.getTime() - publicPastAfter));
  const isPast = (gig: MusicEvent) => isPastForPublic(gig, now);
  await read(months.filter((name) => touched.includes(name)));
  const coming = months.filter((name) => name >= current);
  await readUntil(coming, gigsShown.upcoming + deleted, (gig) => !isPast(gig));
  const gone = months.filter((name) => name <= current).reverse();
  await readUntil(gone, gigsShown.past + deleted, isPast);
  return [...gigs.values()].flat();
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
    return data ? [[doc.id, readFields(media, data)] as const] : [];
  });
  return Object.fromEntries(known);
}

/** A stored picture as it will be once it is described anew. 404 when there is none of that name. */
export async function readPicture(
  reader: Transaction,
  { file, alt }: { file: string; alt: string },
): Promise<Media> {
  const known = (await readMediaOf(reader, [file]))[file];
  if (!known) throw new HttpError(404, messages.unknownFile);
  return { ...known, alt };
}

function withSibling(path: string): string[] {
  const legal = [recordPath('termsAndConditions', singleId), recordPath('privacyPolicy', singleId)];
  return legal.includes(path) ? legal : [path];
}

function byPath(docs: DocumentSnapshot[]): Documents {
  const documents: Documents = new Map();
  for (const doc of docs) {
    const data = doc.data();
    if (data) documents.set(doc.ref.path, data);
  }
  return documents;
}
