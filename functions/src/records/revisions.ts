import { messages, readContent, readRevision } from '@venue/domain';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Actor } from '../requests/actor.ts';
import { HttpError } from '../requests/http-error.ts';
import { database } from '../firebase/admin-app.ts';
import { assertUrlNameFree } from './assert-url-name-free.ts';
import { readRecordPath } from '../kinds/record-paths.ts';
import { serverKind } from '../kinds/server-kinds.ts';
import { restoreRecord } from './save.ts';

/** Number of revisions in a list, the latest ones. */
const longestList = 200;

/** The changes of one record, latest first, each with the state before it; null for a creation. */
export async function listRevisions(path: string) {
  const found = await revisions().where('path', '==', path).orderBy('at', 'desc').limit(longestList).get();
  return found.docs.map(present);
}

/** The latest deletion of each record that has not been restored, latest first. */
export async function listDeleted() {
  const found = await revisions()
    .where('operation', '==', 'delete')
    .orderBy('at', 'desc')
    .limit(longestList)
    .get();
  const latest = new Map<string, DocumentSnapshot>();
  for (const doc of found.docs) {
    const path = String(doc.get('path'));
    if (!latest.has(path)) latest.set(path, doc);
  }
  if (latest.size === 0) return [];
  const records = await database().getAll(...[...latest.keys()].map((path) => database().doc(path)));
  return records.flatMap((record) => (record.exists ? [] : [present(latest.get(record.ref.path)!)]));
}

/** One revision. Throws 404 for an unknown id. */
export async function findRevision(id: string) {
  return present(await read(id));
}

/**
 * Restores a record to its state before the change. Throws 409 for a creation, and if another record has its URL
 * endpoint by now.
 */
export async function restoreRevision(id: string, by: Actor) {
  const revision = await read(id);
  const earlier = revision.get('before') as DocumentData | null;
  if (!earlier) throw new HttpError(409, messages.nothingToRestore);
  const { kind, id: record } = readRecordPath(String(revision.get('path')));
  const isLast = revision.get('operation') === 'delete';
  const { restore } = serverKind(kind);
  if (typeof restore === 'string') throw new HttpError(409, restore);
  const state = restore?.(earlier, isLast) ?? earlier;
  return restoreRecord(kind, record, state, { by, check: assertUrlNameFree(kind, state, record) });
}

async function read(id: string): Promise<DocumentSnapshot> {
  const doc = await revisions().doc(id).get();
  if (!doc.exists) throw new HttpError(404, messages.unknownRecord);
  return doc;
}

function present(doc: DocumentSnapshot) {
  const { before, ...revision } = readRevision(doc.id, doc.data() ?? {});
  const { kind, id } = readRecordPath(revision.path);
  return { ...revision, kind, before: before && readContent(kind, id, before) };
}

function revisions() {
  return database().collection('revisions');
}
