import { readContent, singleId, type KindName, type RecordOfKind } from '@venue/domain';
import { useMemo } from 'react';
import { mapLive } from './map-live.ts';
import { noLimits } from './queries.ts';
import { useLiveList, useLiveRecord, type Live } from './use-live.ts';

/**
 * A record of a kind, live. The value is `undefined` if it doesn't exist.
 * @param id of a kind with several records
 */
export function useRecord<K extends KindName>(kind: K, id = singleId): Live<RecordOfKind<K> | undefined> {
  const live = useLiveRecord(`${kind}/${id}`);
  return useMemo(() => mapLive(live, (stored) => stored && readContent(kind, id, stored)), [live, kind, id]);
}

/**
 * The records of a query, live; without a query all of the kind, in no particular order.
 * @param wanted must be stable: a new object subscribes again
 */
export function useRecords<K extends KindName>(kind: K, wanted = noLimits): Live<RecordOfKind<K>[]> {
  const live = useLiveList(kind, wanted);
  return useMemo(
    () => mapLive(live, (found) => found.map((stored) => readContent(kind, stored._id, stored))),
    [live, kind],
  );
}
