import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LiveQuery } from '../back-office/subscriptions/queries.ts';
import type { Live, StoredDocument } from '../back-office/subscriptions/use-live.ts';

type Stored = Record<string, { _id: string }[]>;

const store = createStore(() => ({ records: {} as Stored, loaded: new Set<string>(), isSlow: false }));

/** Stands in for Firestore, by collection. Queries are answered at once; a new one waits while it is slow. */
export const fakeLive = {
  store: (records: Stored) => store.setState({ records, loaded: new Set(), isSlow: false }, true),
  slow: () => store.setState({ isSlow: true }),
  answer: () => store.setState({ isSlow: false }),
};

/** `useLiveList` for tests. It applies the limit of a query, and no conditions. */
export function useLiveList(path: string, wanted: LiveQuery = {}): Live<StoredDocument[]> {
  const key = JSON.stringify([path, wanted]);
  const records = useStore(store, (state) => state.records[path]);
  const isLoaded = useStore(store, ({ isSlow, loaded }) => {
    if (!isSlow) loaded.add(key);
    return loaded.has(key);
  });
  return useMemo(
    () =>
      isLoaded ? { status: 'ready', value: (records ?? []).slice(0, wanted.limit) } : { status: 'loading' },
    [isLoaded, records, wanted],
  );
}

/** `useLiveRecord` for tests. */
export function useLiveRecord(path: string): Live<StoredDocument | undefined> {
  const [collection = '', id] = path.split('/');
  const record = useStore(store, ({ records }) => records[collection]?.find(({ _id }) => _id === id));
  return useMemo(() => ({ status: 'ready', value: record }), [record]);
}
