import { FirebaseError } from 'firebase/app';
import { getCountFromServer, getDocs } from 'firebase/firestore';
import { connectionError } from '../api/api-client.ts';
import { fromFirestore } from './from-firestore.ts';
import { officeFirestore } from './office-firestore.ts';
import { queryOf, type LiveQuery } from './queries.ts';

/** The documents of a query as they are now. Throws when they cannot be read. */
export async function readList<Entity>(path: string, wanted: LiveQuery): Promise<Entity[]> {
  const { docs } = await reached(getDocs(queryOf(officeFirestore(), path, wanted)));
  return docs.map((found) => fromFirestore<Entity>(found.id, found.data()));
}

/** The number of documents of a query, without reading them. Throws when they cannot be counted. */
export async function countList(path: string, wanted: LiveQuery): Promise<number> {
  const counted = await reached(getCountFromServer(queryOf(officeFirestore(), path, wanted)));
  return counted.data().count;
}

/** A read that could not get through fails as a call does; anything else is a defect. */
async function reached<Result>(read: Promise<Result>): Promise<Result> {
  try {
    return await read;
  } catch (error) {
    // The SDK's errors are never instances of FirestoreError.
    throw error instanceof FirebaseError && error.code === 'unavailable' ? connectionError() : error;
  }
}
