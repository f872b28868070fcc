import type { Gig } from '../gig/gig.ts';
import { nightOf } from '../time/night.ts';

/**
 * The days (YYYY-MM-DD) whose bookings a gig concerns, its own evening first and then the one it was moved from. A gig
 * that starts after midnight belongs to the evening before.
 */
export function eveningsOf({
  datetime,
  previousDatetime,
}: Pick<Gig, 'datetime' | 'previousDatetime'>): string[] {
  const moments = [datetime, previousDatetime].filter((moment) => moment instanceof Date);
  return [...new Set(moments.map(nightOf))];
}
