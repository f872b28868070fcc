import { callFirestore, documentsRoot } from './firestore-rest.ts';
import type { ProjectData } from './project-data.ts';
import { mapReferences, type StoredFields } from './stored-value.ts';

/** A document with its path, such as `menus/abc`. References within the project begin with `documents/`. */
export type StoredDocument = { path: string; fields: StoredFields };

/**
 * Collections without contents of the venue: rate limit counters, locks, download tickets, settings that
 * were only previewed, and the marker of a restore. Restored, they would lock people out or let them in.
 */
export const transientCollections = ['limits', 'locks', 'tickets', 'previews', 'restores'] as const;

/** Number of documents in memory at once. The largest published part has 500 kB. */
const pageSize = 200;

type Found = { document?: { name: string; fields?: StoredFields }; readTime: string }[];

/** The current time on Firestore's clock, for a consistent snapshot of all documents. */
export async function snapshotTime(place: ProjectData): Promise<string> {
  const found = await query(place, { limit: 1 });
  return found.at(-1)?.readTime ?? new Date().toISOString();
}

/** All documents of all collections and subcollections as of `readTime`, sorted by path. */
export async function* readDocuments(place: ProjectData, readTime: string): AsyncGenerator<StoredDocument> {
  const root = `${documentsRoot(place)}/`;
  let last: string | undefined;
  do {
    const startAt = last && { before: false, values: [{ referenceValue: last }] };
    const found = await query(place, { limit: pageSize, ...(startAt && { startAt }) }, readTime);
    const documents = found.flatMap(({ document }) => (document ? [document] : []));
    for (const { name, fields = {} } of documents) {
      const path = name.slice(root.length);
      const toOwn = (reference: string) => reference.replace(root, 'documents/');
      if (!isTransient(path)) yield { path, fields: mapReferences(fields, toOwn) };
    }
    last = documents.length === pageSize ? documents.at(-1)?.name : undefined;
  } while (last);
}

/** Stores documents in one commit, all or none. It fails if one of them exists. */
export async function writeDocuments(place: ProjectData, documents: StoredDocument[]): Promise<void> {
  const root = `${documentsRoot(place)}/`;
  const writes = documents.map(({ path, fields }) => ({
    update: {
      name: root + path,
      fields: mapReferences(fields, (reference) => reference.replace(/^documents\//, root)),
    },
    currentDocument: { exists: false },
  }));
  await callFirestore(place, 'commit', { writes });
}

/** The limit of a commit is 10 MiB; a document can be longer as JSON than stored. */
const mostBytes = 4 * 1024 * 1024;
const mostDocuments = 300;

/** Collects documents and stores them in batches. None of them may exist. */
export function createDocumentWriter(place: ProjectData) {
  let waiting: StoredDocument[] = [];
  let bytes = 0;

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    const documents = waiting;
    waiting = [];
    bytes = 0;
    await writeDocuments(place, documents);
  }

  async function add(document: StoredDocument): Promise<void> {
    const size = JSON.stringify(document).length;
    if (bytes + size > mostBytes || waiting.length === mostDocuments) await flush();
    waiting.push(document);
    bytes += size;
  }

  return { add, flush };
}

/** Names of the top-level collections with contents of the venue. */
export async function listCollections(place: ProjectData): Promise<string[]> {
  type Found = { collectionIds?: string[] };
  const { collectionIds = [] } = await callFirestore<Found>(place, 'listCollectionIds', { pageSize: 300 });
  return collectionIds.filter((name) => !isTransient(name));
}

/** Whether a path is in a collection that backups leave out. */
export function isTransient(path: string): boolean {
  return transientCollections.some((name) => path.split('/')[0] === name);
}

function query(place: ProjectData, part: object, readTime?: string): Promise<Found> {
  const structuredQuery = {
    from: [{ allDescendants: true }],
    orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    ...part,
  };
  return callFirestore(place, 'runQuery', { structuredQuery, ...(readTime && { readTime }) });
}
