import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useObservable } from 'reactfire';
import { collectionData, docData } from 'rxfire/firestore';
import { retryDenied } from './retry-denied.ts';
import { queryOf, type LiveQuery } from './queries.ts';

/** A live value, loading or ready. Failures reach the nearest `LoadBoundary`. */
export type Live<Value> = { status: 'loading' } | { status: 'ready'; value: Value };

/** A document as Firestore has it, with its id: to be read by its declaration (`use-records.ts`, `documents.ts`). */
export type StoredDocument = { readonly _id: string };

/**
 * A document, live. The value is `undefined` if it doesn't exist.
 * @param path such as `openingHours/main`
 */
export function useLiveRecord(path: string): Live<StoredDocument | undefined> {
  const firestore = useFirestore();
  const reference = useMemo(() => doc(firestore, path), [firestore, path]);
  const live = useMemo(() => retryDenied(docData(reference)), [reference]);
  const { status, data } = useObservable(`live ${path}`, live);
  return useMemo(() => {
    if (status === 'loading') return { status };
    return { status: 'ready', value: data && { ...data, _id: reference.id } };
  }, [status, data, reference]);
}

/**
 * The documents of a query, live.
 * @param wanted must be stable: a new object subscribes again
 */
export function useLiveList(path: string, wanted: LiveQuery): Live<StoredDocument[]> {
  const firestore = useFirestore();
  const live = useMemo(
    () => retryDenied(collectionData(queryOf(firestore, path, wanted), { idField: '_id' })),
    [firestore, path, wanted],
  );
  const { status, data } = useObservable(`live ${path} ${JSON.stringify(wanted)}`, live);
  return useMemo(() => {
    if (status === 'loading') return { status };
    return { status: 'ready', value: data.map((entry) => ({ ...entry, _id: String(entry._id) })) };
  }, [status, data]);
}
