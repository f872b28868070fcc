import { collection, doc, type DocumentData } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollectionData, useFirestoreDocData } from 'reactfire';
import { fromFirestore } from './from-firestore.ts';

/** Something that is read live: not there yet, or there. Failures reach the nearest `LoadBoundary`. */
export type Live<Value> = { status: 'loading' } | { status: 'ready'; value: Value };

/**
 * A document as it is now and at every change; `undefined` as value when there is none.
 * @param path such as `openingHours/main`
 */
export function useLiveRecord<Entity>(path: string): Live<Entity | undefined> {
  const firestore = useFirestore();
  const reference = useMemo(() => doc(firestore, path), [firestore, path]);
  const { status, data } = useFirestoreDocData<DocumentData>(reference);
  return useMemo(() => {
    if (status === 'loading') return { status };
    return { status: 'ready', value: data && fromFirestore<Entity>(reference.id, data) };
  }, [status, data, reference]);
}

/** All documents of a collection as they are now and at every change, in no particular order. */
export function useLiveCollection<Entity>(path: string): Live<Entity[]> {
  const firestore = useFirestore();
  const query = useMemo(() => collection(firestore, path), [firestore, path]);
  const { status, data } = useFirestoreCollectionData<DocumentData>(query, { idField: '_id' });
  return useMemo(() => {
    if (status === 'loading') return { status };
    return { status: 'ready', value: data.map((entry) => fromFirestore<Entity>(entry._id as string, entry)) };
  }, [status, data]);
}
