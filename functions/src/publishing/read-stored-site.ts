import {
  kindNames,
  gigsPart,
  gigsShown,
  isMonthPart,
  isCalledOff,
  isPast,
  media,
  messages,
  longestEvening,
  monthPart,
  nothingPublished,
  readFields,
  readPart,
  singleId,
  type Media,
  type Gig,
  type PartJson,
  type PartName,
  type SiteJson,
} from '@venue/domain';
import type { DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../requests/http-error.ts';
import { database } from '../firebase/admin-app.ts';
import { compose } from './compose.ts';
import type { Documents } from '../kinds/change.ts';
import { publishedPath, recordPath } from '../kinds/record-paths.ts';
import { readDue, type Due } from './schedule.ts';

/** The start of a save: a consistent snapshot of the stored content. */
export type StoredSite = {
  /** The requested records, or all of them to compose the whole site. */
  documents: Documents;
  /** The published site, or the start of a new one. */
  site: SiteJson;
  /** Whether the whole site is composed from all records: on request, or for the first time. */
  isWhole: boolean;
  /** The records that have started or ended since it was published, if any has. */
  due: Due | undefined;
  /** The stored `published/site`; undefined before the first publishing. */
  published: { fields: string[]; writtenAt: Timestamp } | undefined;
};

/**
 * Reads `published/site` and the records at `paths`, with both legal texts if one is requested, because they share a
 * part. Reads all records with `anew`, or if the site has never been published.
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
  if (stored?.parts && !anew) {
    const due = await readDue(reader, stored, now);
    return { documents: byPath(docs), site: stored, isWhole: false, due, published: known };
  }
  const all = await Promise.all(kindNames.map((kind) => reader.get(db.collection(kind))));
  const documents = byPath([...docs, ...all.flatMap((collection) => collection.docs)]);
  const { site } = compose(nothingPublished, documents.keys(), new Map(), documents, [], now);
  return {
    documents,
    site: { ...nothingPublished, ...site },
    isWhole: true,
    due: undefined,
    published: known,
  };
}

/** Number of months read at once until there are enough gigs. */
const monthsAtOnce = 4;

/**
 * Reads the gigs of the given months, the next and the latest from the published months, however many are stored, and
 * all without a date.
 * @param deleted the number of gigs that the save may delete, which others replace
 */
export async function readGigsAround(
  reader: Transaction,
  site: SiteJson,
  touched: PartName[],
  deleted: number,
  now: Date,
): Promise<Gig[]> {
  const months = Object.keys(site.parts).filter(isMonthPart).sort();
  const gigs = new Map<PartName, Promise<Gig[]>>();
  const read = (names: typeof months) => {
    const unread = names.filter((name) => !gigs.has(name));
    const refs = unread.map((name) => database().doc(`published/${name}`));
    const docs = refs.length > 0 ? reader.getAll(...refs) : Promise.resolve([]);
    for (const [at, name] of unread.entries())
      gigs.set(
        name,
        docs.then((found) => readPart(name, (found[at]?.data() ?? {}) as PartJson<typeof name>).gigs),
      );
    return Promise.all(names.map((name) => gigs.get(name)!));
  };
  const readUntil = async (along: typeof months, enough: number, counts: (gig: Gig) => boolean) => {
    for (let i = 0, found = 0; i < along.length && found < enough; i += monthsAtOnce) {
      const next = await read(along.slice(i, i + monthsAtOnce));
      found += next.flat().filter(counts).length;
    }
  };
  // Whatever began longer ago than this is past, also if it was called off.
  const first = monthPart(new Date(now.getTime() - 2 * longestEvening));
  const coming = months.filter((name) => name >= first);
  const gone = months.filter((name) => name <= monthPart(now)).reverse();
  const [undated] = await Promise.all([
    readUndatedGigs(reader),
    read(months.filter((name) => touched.includes(name))),
    readUntil(coming, gigsShown.upcoming + deleted, (gig) => !isPast(gig, now)),
    readUntil(gone, gigsShown.past + deleted, (gig) => isPast(gig, now) && !isCalledOff(gig)),
  ]);
  return [...(await Promise.all(gigs.values())).flat(), ...undated];
}

/** The gigs without a date, which belong to no month: all of them are in the part `gigs`. */
async function readUndatedGigs(reader: Transaction): Promise<Gig[]> {
  const part = (await reader.get(database().doc(`published/${gigsPart}`))).data();
  const { upcoming } = readPart(gigsPart, (part ?? {}) as PartJson<typeof gigsPart>);
  return upcoming.filter(({ datetime }) => !datetime);
}

/** The versions of all published parts, also of those that the site does not name. */
export async function readPartVersions(reader: Transaction): Promise<Map<PartName, unknown>> {
  const { docs } = await reader.get(database().collection('published').select('version'));
  const parts = docs.filter(({ ref }) => ref.path !== publishedPath);
  return new Map(parts.map((doc) => [doc.id as PartName, doc.get('version')]));
}

/** The published parts that name a file. */
export async function readPartsWith(reader: Transaction, file: string): Promise<DocumentSnapshot[]> {
  const { docs } = await reader.get(
    database().collection('published').where('files', 'array-contains', file),
  );
  return docs.filter(({ ref }) => ref.path !== publishedPath);
}

/** The metadata of files by name, without files that were never stored. */
export async function readMediaOf(reader: Transaction, files: string[]): Promise<Record<string, Media>> {
  if (files.length === 0) return {};
  const docs = await reader.getAll(...files.map((file) => database().collection('media').doc(file)));
  const known = docs.flatMap((doc) => {
    const data = doc.data();
    return data ? [[doc.id, readFields(media, data)] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The metadata of a stored picture with its new alternative text. Throws 404 for an unknown one. */
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
