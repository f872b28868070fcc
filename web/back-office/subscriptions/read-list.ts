import { getCountFromServer, getDocs } from 'firebase/firestore';
import { fromFirestore } from './from-firestore.ts';
import { officeFirestore } from '../../firebase/office-firestore.ts';
import { queryOf, type LiveQuery } from './queries.ts';

/** The documents of a query as they are now. Throws when they cannot be read. */
export async function readList<Entity>(path: string, wanted: LiveQuery): Promise<Entity[]> {
  const { docs } = await getDocs(queryOf(officeFirestore(), path, wanted));
  return docs.map((found) => fromFirestore<Entity>(found.id, found.data()));
}

/** The number of documents of a query, without reading them. Throws when they cannot be counted. */
export async function countList(path: string, wanted: LiveQuery): Promise<number> {
  const counted = await getCountFromServer(queryOf(officeFirestore(), path, wanted));
  return counted.data().count;
}
