import type { Revision } from '@venue/domain';
import { useContext, useEffect, useMemo, useState } from 'react';
import type { Live } from '../subscriptions/use-live.ts';
import { RecordReader } from '../subscriptions/use-records-once.ts';

/** A change, and its record after it: null if there is none, or if it can't be read. */
export type Change = { revision: Revision; after: object | null };

/**
 * Changes with their records after them: what the next change found, or after the latest the record as it is now. Ready
 * once all of that is read, because what a change did is told in one line or in several, and rows that grow move those
 * below.
 * @param live latest first; of each record all since the earliest of them
 */
export function useChanges(live: Live<Revision[]>): Live<Change[]> {
  const read = useContext(RecordReader);
  /** The present state of a record, by the id of its latest change. */
  const [states, setStates] = useState<ReadonlyMap<string, object | null>>(new Map());
  const changes = useMemo(() => {
    /** What the later change of a record found, by the record's path. */
    const foundLater = new Map<string, object | null>();
    const all = live.status === 'ready' ? live.value : [];
    return all.map((revision) => {
      const { _id, path, before } = revision;
      const after = foundLater.has(path) ? foundLater.get(path) : read ? states.get(_id) : null;
      foundLater.set(path, before);
      return { revision, after };
    });
  }, [live, read, states]);
  const missing = changes
    .filter(({ after }) => after === undefined)
    .map(({ revision }) => `${revision._id} ${revision.path}`)
    .join('\n');
  useEffect(() => {
    if (!read || !missing) return undefined;
    let isCurrent = true;
    const reading = missing.split('\n').map(async (pair) => {
      const [id = '', path = ''] = pair.split(' ');
      return [id, await read(path)] as const;
    });
    void Promise.all(reading).then(
      (more) => isCurrent && setStates((before) => new Map([...before, ...more])),
    );
    return () => {
      isCurrent = false;
    };
  }, [read, missing]);
  return useMemo(() => {
    const known = changes.filter((change): change is Change => change.after !== undefined);
    const isReady = live.status === 'ready' && known.length === changes.length;
    return isReady ? { status: 'ready', value: known } : { status: 'loading' };
  }, [live.status, changes]);
}
