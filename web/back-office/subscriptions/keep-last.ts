import { useState } from 'react';
import type { Live } from './use-live.ts';

/**
 * A live list whose query moves: with the day, or to more of the same list. What was found before stays until the next
 * is loaded, so that nothing on screen is torn down at midnight, with what is typed in it.
 * @param of what the list is of; when this changes, nothing stays
 */
export function useKeepLast<Value>(live: Live<Value>, of = ''): Live<Value> {
  const [latest, setLatest] = useState({ live, of });
  const isNew = live !== latest.live || of !== latest.of;
  if (isNew && (live.status === 'ready' || of !== latest.of)) setLatest({ live, of });
  return live.status === 'loading' && of === latest.of ? latest.live : live;
}
