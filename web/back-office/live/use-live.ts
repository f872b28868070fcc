import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  where,
  type DocumentData,
  type OrderByDirection,
  type WhereFilterOp,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollectionData, useFirestoreDocData } from 'reactfire';
import { fromFirestore } from './from-firestore.ts';

/** Something that is read live: not there yet, or there. Failures reach the nearest `LoadBoundary`. */
export type Live<Value> = { status: 'loading' } | { status: 'ready'; value: Value };

/** Which documents of a collection, in which order, and how many at most. */
export type LiveQuery = {
  where?: [field: string, operator: WhereFilterOp, value: unknown][];
  orderBy?: [field: string, direction: OrderByDirection];
  limit?: number;
};

const everything: LiveQuery = {};

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
  return useLiveList<Entity>(path, everything);
}

/**
 * Some documents of a collection as they are now and at every change.
 * @param wanted the same object until something else is wanted: a new one starts over
 */
export function useLiveList<Entity>(path: string, wanted: LiveQuery): Live<Entity[]> {
  const firestore = useFirestore();
  const found = useMemo(
    () =>
      query(
        collection(firestore, path),
        ...(wanted.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
        ...(wanted.orderBy ? [orderBy(...wanted.orderBy)] : []),
        ...(wanted.limit ? [limit(wanted.limit)] : []),
      ),
    [firestore, path, wanted],
  );
  const { status, data } = useFirestoreCollectionData<DocumentData>(found, { idField: '_id' });
  return useMemo(() => {
    if (status === 'loading') return { status };
    return { status: 'ready', value: data.map((entry) => fromFirestore<Entity>(entry._id as string, entry)) };
  }, [status, data]);
}
