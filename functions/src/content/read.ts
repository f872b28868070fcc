import { readContent, singleId, singleKinds, type ContentKind, type ContentRecords } from '@venue/domain';
import type { Query } from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import { isSingle, recordPath } from './kinds.ts';

/**
 * All records of a kind: menus in the order of their tabs, events by date, routes as created. A kind with a
 * single record gives a list of one, an empty record before the first save: callers take the first (section 7).
 */
export async function listRecords<K extends ContentKind>(kind: K): Promise<ContentRecords[K][]> {
  const { docs } = await ordered(kind).get();
  if (docs.length === 0 && singleKinds.some((each) => each === kind))
    return [readContent(kind, singleId, {})];
  return docs.map((doc) => readContent(kind, doc.id, doc.data()));
}

/** One record, or undefined when there is none under the id; a single record is empty before its first save. */
export async function findRecord<K extends ContentKind>(
  kind: K,
  id: string,
): Promise<ContentRecords[K] | undefined> {
  const doc = await database().doc(recordPath(kind, id)).get();
  const data = doc.data();
  return data || isSingle(kind, id) ? readContent(kind, id, data ?? {}) : undefined;
}

function ordered(kind: ContentKind): Query {
  const collection = database().collection(kind);
  if (kind === 'menus') return collection.orderBy('position');
  if (kind === 'events') return collection.orderBy('datetime');
  if (kind === 'routes') return collection.orderBy('createdAt');
  return collection;
}
