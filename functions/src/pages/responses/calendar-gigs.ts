import {
  isMonthPart,
  isPast,
  ContentLimits,
  longestEvening,
  monthPart,
  readPart,
  type Gig,
} from '@venue/domain';
import type { PublishedReader } from '../site/read-site.ts';
import { readCurrentPart } from '../site/page-content.ts';

/** All gigs that are still to come and the latest past ones, ascending, out of the parts of their months. */
export async function readCalendarGigs(published: PublishedReader, now: Date): Promise<Gig[]> {
  const site = await published.site();
  const months = Object.keys(site?.parts ?? {})
    .filter(isMonthPart)
    .sort();
  const read = async (month: (typeof months)[number]) => {
    const part = await readCurrentPart(month, published);
    return part ? readPart(month, part).gigs : [];
  };
  const current = monthPart(new Date(now.getTime() - 2 * longestEvening));
  const gigs = (await Promise.all(months.filter((month) => month >= current).map(read))).flat();
  const earlier = months.filter((month) => month < current);
  const countPast = () => gigs.filter((gig) => isPast(gig, now)).length;
  while (earlier.length > 0 && countPast() < ContentLimits.calendarPastGigs)
    gigs.unshift(...(await read(earlier.pop()!)));
  return gigs.slice(Math.max(0, countPast() - ContentLimits.calendarPastGigs));
}
