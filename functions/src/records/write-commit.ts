import type { Media, PartName, SiteJson } from '@venue/domain';
import { FieldValue, type DocumentData, type WriteBatch } from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';
import type { Change } from '../kinds/change.ts';
import { publishedPath, readRecordPath } from '../kinds/record-paths.ts';
import { noteSave } from './last-save.ts';
import type { Publication } from '../publishing/build-parts.ts';
import type { StoredSite } from '../publishing/read-stored-site.ts';

/** Limits of one batch, below Firestore's 500 writes and 10 MiB. */
const mostParts = 300;
const mostBytes = 8_000_000;

type Commit = {
  changes: Change[];
  published: Publication;
  stored: StoredSite;
  actor: { by: string; byName: string };
  revisionIds: Map<string, string>;
  /** Pictures with new alternative texts, by file name. */
  described: Record<string, Media>;
};

/**
 * Writes a save in one batch, which fails if another save has published since the read. Only a whole site that does
 * not fit into one batch has its parts written first; readers treat a part newer than their site as a later save.
 */
export async function writeCommit(commit: Commit): Promise<void> {
  const { changes, published, stored, described } = commit;
  const batches = inBatches([...published.parts]);
  const last = batches.pop() ?? [];
  for (const parts of batches) {
    const ahead = database().batch();
    for (const part of parts) writePart(ahead, part);
    await ahead.commit();
  }
  const batch = database().batch();
  for (const change of changes) writeRecord(batch, change, commit);
  for (const [file, { alt }] of Object.entries(described)) {
    batch.update(database().doc(`media/${file}`), { alt });
  }
  for (const part of last) writePart(batch, part);
  writeSite(batch, published.site, stored.published);
  try {
    await batch.commit();
  } finally {
    // Also after a failure: its response may be lost, and the save stored.
    noteSave();
  }
}

type Part = [PartName, DocumentData | undefined];

/** Parts to delete come last, when the site no longer names them. */
function inBatches(parts: Part[]): Part[][] {
  const batches: Part[][] = [];
  let bytes = Infinity;
  for (const part of parts.sort(([, a], [, b]) => Number(!a) - Number(!b))) {
    const size = JSON.stringify(part).length;
    if (bytes + size > mostBytes || batches.at(-1)!.length >= mostParts) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)!.push(part);
    bytes += size;
  }
  return batches;
}

/** Writes the record and its revision, with the same id in every attempt. */
function writeRecord(
  batch: WriteBatch,
  { path, operation, after }: Change,
  { stored, actor, revisionIds, published }: Commit,
): void {
  const db = database();
  if (after) batch.set(db.doc(path), after);
  else batch.delete(db.doc(path));
  const id = revisionIds.get(path) ?? db.collection('revisions').doc().id;
  revisionIds.set(path, id);
  batch.create(db.doc(`revisions/${id}`), {
    path,
    kind: readRecordPath(path).kind,
    operation,
    before: stored.documents.get(path) ?? null,
    ...actor,
    at: new Date(published.site.publishedAt),
  });
}

function writePart(batch: WriteBatch, [name, part]: [PartName, DocumentData | undefined]): void {
  const ref = database().doc(`published/${name}`);
  if (part) batch.set(ref, part);
  else batch.delete(ref);
}

/** Writes the site, which fails if another save has published meanwhile. */
function writeSite(batch: WriteBatch, site: SiteJson, known: StoredSite['published']): void {
  const ref = database().doc(publishedPath);
  if (!known) {
    batch.create(ref, site);
    return;
  }
  // Only updates have preconditions; with all other fields deleted, this one replaces the whole document.
  const gone = known.fields
    .filter((field) => !(field in site))
    .map((field) => [field, FieldValue.delete()] as const);
  const document: DocumentData = { ...site, ...Object.fromEntries(gone) };
  batch.update(ref, document, { lastUpdateTime: known.writtenAt });
}
