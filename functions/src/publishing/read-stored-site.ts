import {
  kindNames,
  media,
  messages,
  nothingPublished,
  readFields,
  type Media,
  type PartName,
  type SiteJson,
} from '@venue/domain';
import type { Descriptions } from '@venue/domain/schemas';
import type { DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../requests/http-error.ts';
import { database } from '../firebase/admin-app.ts';
import { readFileName } from '../uploads/file-name.ts';
import { compose } from './compose.ts';
import type { Documents } from '../kinds/change.ts';
import { publishedPath } from '../kinds/record-paths.ts';
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
 * Reads `published/site` and the records at `paths`. Reads all records with `anew`, or if the site has never been
 * published.
 */
export async function readStoredSite(
  reader: Transaction,
  paths: string[],
  anew: boolean,
  now: Date,
): Promise<StoredSite> {
  const db = database();
  const refs = [...new Set(paths), publishedPath].map((path) => db.doc(path));
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
  const changed = [...documents.keys()];
  const whole = { site: nothingPublished, changed, before: new Map(), after: documents, now };
  const { site } = compose(whole, new Map());
  return {
    documents,
    site: { ...nothingPublished, ...site },
    isWhole: true,
    due: undefined,
    published: known,
  };
}

/** The versions of all published parts, also of those that the site does not name. */
export async function readPartVersions(reader: Transaction): Promise<Map<PartName, unknown>> {
  const { docs } = await reader.get(database().collection('published').select('version'));
  const parts = docs.filter(({ ref }) => ref.path !== publishedPath);
  return new Map(parts.map((doc) => [doc.id as PartName, doc.get('version')]));
}

/** The records in the part that all records of a kind share. */
export async function readPublishedList(
  reader: Transaction,
  part: PartName,
  records: string,
): Promise<object[]> {
  const stored = (await reader.get(database().doc(`published/${part}`))).data() ?? {};
  return (stored[records] as object[] | undefined) ?? [];
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

/** The metadata of stored pictures with their new alternative texts. Throws 404 for an unknown one. */
export async function readDescribed(
  reader: Transaction,
  descriptions: Descriptions = {},
): Promise<Record<string, Media>> {
  const known = await readMediaOf(reader, Object.keys(descriptions).map(readFileName));
  const described = Object.entries(descriptions).map(([file, alt]) => {
    if (!known[file]) throw new HttpError(404, messages.unknownFile);
    return [file, { ...known[file], alt }] as const;
  });
  return Object.fromEntries(described);
}

function byPath(docs: DocumentSnapshot[]): Documents {
  const documents: Documents = new Map();
  for (const doc of docs) {
    const data = doc.data();
    if (data) documents.set(doc.ref.path, data);
  }
  return documents;
}
