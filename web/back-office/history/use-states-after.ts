import type { Revision } from '@venue/domain';
import { useContext, useEffect, useState } from 'react';
import { RecordReader } from '../subscriptions/use-records-once.ts';

/**
 * The states of records after their changes: what the next change found, or the record as it is now after the latest.
 * The returned function gives undefined while that is read, and null if there is none.
 * @param revisions latest first; of each record all since the earliest of them
 */
export function useStatesAfter(
  revisions: readonly Revision[],
): (revision: Revision) => object | null | undefined {
  const read = useContext(RecordReader);
  /** The current state of a record, by the id of its latest change. */
  const [found, setFound] = useState<ReadonlyMap<string, object | null>>(new Map());
  const latest = new Map(revisions.toReversed().map((revision) => [revision.path, revision]));
  const wanted = [...latest.values()].map(({ _id, path }) => `${_id} ${path}`).join('\n');
  useEffect(() => {
    let isCurrent = true;
    for (const pair of read && wanted ? wanted.split('\n') : []) {
      const [id = '', path = ''] = pair.split(' ');
      void read?.(path).then((record) => isCurrent && setFound((before) => new Map(before).set(id, record)));
    }
    return () => {
      isCurrent = false;
    };
  }, [read, wanted]);

  /** What the later change of a record found, by the record's path. */
  const foundLater = new Map<string, object | null>();
  const after = new Map<string, object | null | undefined>();
  for (const { _id, path, before } of revisions) {
    after.set(_id, foundLater.has(path) ? foundLater.get(path) : found.get(_id));
    foundLater.set(path, before);
  }
  return ({ _id }) => after.get(_id);
}
