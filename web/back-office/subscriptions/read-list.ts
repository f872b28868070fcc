import { readContent, type KindName, type RecordOfKind } from '@venue/domain';
import { getCountFromServer, getDocs } from 'firebase/firestore';
import { officeFirestore } from '../../firebase/office-firestore.ts';
import { queryOf, type LiveQuery } from './queries.ts';

/** The records of a query as they are now. Throws when they cannot be read. */
export async function readList<K extends KindName>(kind: K, wanted: LiveQuery): Promise<RecordOfKind<K>[]> {
  const { docs } = await getDocs(queryOf(officeFirestore(), kind, wanted));
  return docs.map((found) => readContent(kind, found.id, found.data()));
}

/** The number of records of a query, without reading them. Throws when they cannot be counted. */
export async function countList(kind: KindName, wanted: LiveQuery): Promise<number> {
  const counted = await getCountFromServer(queryOf(officeFirestore(), kind, wanted));
  return counted.data().count;
}
