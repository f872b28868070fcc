import { inListOrder, kindOf, readContent, singleId, type KindName, type RecordOfKind } from '@venue/domain';
import { ownerToken } from '../firestore-rest/access-token.ts';
import { readCollection } from '../firestore-rest/read-collection.ts';
import { readDocument } from '../firestore-rest/read-document.ts';
import { isSingle, recordPath } from '../kinds/record-paths.ts';

/**
 * All records of a kind, in order. A single record is a list of one, empty before the first save, because callers use
 * the first entry.
 */
export async function listRecords<K extends KindName>(kind: K): Promise<RecordOfKind<K>[]> {
  const { list } = kindOf(kind);
  const documents = await readCollection(kind, list === 'single' ? undefined : list.by);
  if (documents.length === 0 && list === 'single') return [readContent(kind, singleId, {})];
  const records = documents.map(({ id, data }) => readContent(kind, id, data));
  // The database has those without a value first.
  return list === 'single' ? records : records.sort(inListOrder(kindOf(kind)));
}

/** One record; undefined for an unknown id. A single record is empty before its first save. */
export async function findRecord<K extends KindName>(
  kind: K,
  id: string,
): Promise<RecordOfKind<K> | undefined> {
  const data = await readDocument<object>(recordPath(kind, id), ownerToken);
  return data || isSingle(kind, id) ? readContent(kind, id, data ?? {}) : undefined;
}
