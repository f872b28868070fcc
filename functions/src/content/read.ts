import type { Query } from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import { readRecord, type Records } from './converters.ts';
import { recordPath, type ContentKind } from './kinds.ts';

/** All records of a kind: menus in the order of their tabs, events by date, routes as created. */
export async function listRecords<K extends ContentKind>(kind: K): Promise<Records[K][]> {
  const { docs } = await ordered(kind).get();
  return docs.map((doc) => readRecord(kind, doc.id, doc.data()));
}

/** One record, or undefined when there is none under the id. */
export async function findRecord<K extends ContentKind>(
  kind: K,
  id: string,
): Promise<Records[K] | undefined> {
  const doc = await database().doc(recordPath(kind, id)).get();
  const data = doc.data();
  return data && readRecord(kind, id, data);
}

function ordered(kind: ContentKind): Query {
  const collection = database().collection(kind);
  if (kind === 'menus') return collection.orderBy('position');
  if (kind === 'events') return collection.orderBy('datetime');
  if (kind === 'routes') return collection.orderBy('createdAt');
  return collection;
}
