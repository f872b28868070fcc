import { readContent, singleId, singleKinds, type ContentKind, type ContentRecords } from '@venue/domain';
import { readCollection } from '../firestore-rest/read-collection.ts';
import { readDocument } from '../firestore-rest/read-document.ts';
import { isSingle, recordPath } from './kinds.ts';

/** By what the kinds with many records are ordered: menus by their tabs, events by date, routes as created. */
const orders: Partial<Record<ContentKind, string>> = {
  menus: 'position',
  events: 'datetime',
  routes: 'createdAt',
};

/**
 * All records of a kind, in their order. A kind with a single record gives a list of one, an empty record before the
 * first save: callers take the first (section 7).
 */
export async function listRecords<K extends ContentKind>(kind: K): Promise<ContentRecords[K][]> {
  const documents = await readCollection(kind, orders[kind]);
  if (documents.length === 0 && singleKinds.some((each) => each === kind))
    return [readContent(kind, singleId, {})];
  return documents.map(({ id, data }) => readContent(kind, id, data));
}

/** One record, or undefined when there is none under the id; a single record is empty before its first save. */
export async function findRecord<K extends ContentKind>(
  kind: K,
  id: string,
): Promise<ContentRecords[K] | undefined> {
  const data = await readDocument<object>(recordPath(kind, id));
  return data || isSingle(kind, id) ? readContent(kind, id, data ?? {}) : undefined;
}
