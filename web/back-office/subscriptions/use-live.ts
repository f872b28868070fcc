import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useObservable } from 'reactfire';
import { collectionData, docData } from 'rxfire/firestore';
import { retryDenied } from './retry-denied.ts';
import { fromFirestore } from './from-firestore.ts';
import { queryOf, type LiveQuery } from './queries.ts';

export type { LiveQuery };

/** A live value, loading or ready. Failures reach the nearest `LoadBoundary`. */
export type Live<Value> = { status: 'loading' } | { status: 'ready'; value: Value };

const everything: LiveQuery = {};

/**
 * A document, live. The value is `undefined` if it doesn't exist.
 * @param path such as `openingHours/main`
 */
export function useLiveRecord<Entity>(path: string): Live<Entity | undefined> {
  const firestore = useFirestore();
  const reference = useMemo(() => doc(firestore, path), [firestore, path]);
  const live = useMemo(() => retryDenied(docData(reference)), [reference]);
  const { status, data } = useObservable(`live ${path}`, live);
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
  const live = useMemo(
    () => retryDenied(collectionData(queryOf(firestore, path, wanted), { idField: '_id' })),
    [firestore, path, wanted],
  );
  const { status, data } = useObservable(`live ${path} ${JSON.stringify(wanted)}`, live);
  return useMemo(() => {
    if (status === 'loading') return { status };
    return { status: 'ready', value: data.map((entry) => fromFirestore<Entity>(entry._id as string, entry)) };
  }, [status, data]);
}
