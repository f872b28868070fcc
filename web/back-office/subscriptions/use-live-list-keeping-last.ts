import { useState } from 'react';
import { useLiveList, type Live, type LiveQuery } from './use-live.ts';

/**
 * The documents of a query that moves, live: with the day, or to more of the same list. Those found before stay until
 * the next ones are loaded, so that nothing on screen is torn down at midnight, with what is typed in it.
 * @param wanted must be stable: a new object subscribes again
 * @param of what the list is of; when this changes, nothing stays
 */
export function useLiveListKeepingLast<Entity>(path: string, wanted: LiveQuery, of = ''): Live<Entity[]> {
  const live = useLiveList<Entity>(path, wanted);
  const [latest, setLatest] = useState({ live, of });
  const isNew = live !== latest.live || of !== latest.of;
  if (isNew && (live.status === 'ready' || of !== latest.of)) setLatest({ live, of });
  return live.status === 'loading' && of === latest.of ? latest.live : live;
}
