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

/** A live value, loading or ready. Failures reach the nearest `LoadBoundary`. */
export type Live<Value> = { status: 'loading' } | { status: 'ready'; value: Value };

/** A query: which documents of a collection, in which order, and how many at most. */
export type LiveQuery = {
  where?: [field: string, operator: WhereFilterOp, value: unknown][];
  orderBy?: [field: string, direction: OrderByDirection];
  limit?: number;
};

const everything: LiveQuery = {};

/**
 * A document, live. The value is `undefined` if it doesn't exist.
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

/** All documents of a collection, live, in no particular order. */
export function useLiveCollection<Entity>(path: string): Live<Entity[]> {
  return useLiveList<Entity>(path, everything);
}

/**
 * The documents of a query, live.
 * @param wanted must be stable: a new object subscribes again
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
