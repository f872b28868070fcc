import {
  byDate,
  readContent,
  singleId,
  isSingleKind,
  type KindName,
  type RecordOfKind,
  type Gig,
} from '@venue/domain';
import { ownerToken } from '../firestore-rest/access-token.ts';
import { readCollection } from '../firestore-rest/read-collection.ts';
import { readDocument } from '../firestore-rest/read-document.ts';
import { isSingle, recordPath } from '../kinds/record-paths.ts';

/** The order of kinds with many records: menus by their tabs, events by date, routes by creation. */
const orders: Partial<Record<KindName, string>> = {
  menus: 'position',
  events: 'datetime',
  routes: 'createdAt',
};

/**
 * All records of a kind, in order. A single record is a list of one, empty before the first save, because callers use
 * the first entry (section 7).
 */
export async function listRecords<K extends KindName>(kind: K): Promise<RecordOfKind<K>[]> {
  const documents = await readCollection(kind, orders[kind]);
  if (documents.length === 0 && isSingleKind(kind)) return [readContent(kind, singleId, {})];
  const records = documents.map(({ id, data }) => readContent(kind, id, data));
  // The database has those without a date first.
  return kind === 'events' ? ((records as Gig[]).sort(byDate) as typeof records) : records;
}

/** One record; undefined for an unknown id. A single record is empty before its first save. */
export async function findRecord<K extends KindName>(
  kind: K,
  id: string,
): Promise<RecordOfKind<K> | undefined> {
  const data = await readDocument<object>(recordPath(kind, id), ownerToken);
  return data || isSingle(kind, id) ? readContent(kind, id, data ?? {}) : undefined;
}
