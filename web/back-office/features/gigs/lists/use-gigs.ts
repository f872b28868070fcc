import { fromLocalInput, nextDay, type Gig } from '@venue/domain';
import { useMemo } from 'react';
import { readList } from '../../../subscriptions/read-list.ts';
import { useKeepLast } from '../../../subscriptions/keep-last.ts';
import type { LiveQuery } from '../../../subscriptions/queries.ts';
import type { Live } from '../../../subscriptions/use-live.ts';
import { useRecords } from '../../../subscriptions/use-records.ts';

/** The gigs that the screen has at once. */
export type Gigs = {
  /** Those from yesterday on, and those without a date. */
  coming: Gig[];
  /** The one that was listed last, whenever it is. */
  latest: Gig | undefined;
};

const undatedGigs: LiveQuery = { where: [['datetime', '==', null]] };
const listedLast: LiveQuery = { orderBy: ['createdAt', 'desc'], limit: 1 };

/**
 * The coming gigs, live. Older ones are read when somebody opens the archive or looks for one (`OlderGigs`,
 * `FindGigs`): a venue has thousands of them.
 * @param today on the venue's calendar
 */
export function useGigs(today: string): Live<Gigs> {
  const comingGigs = useMemo<LiveQuery>(
    () => ({ where: [['datetime', '>=', archiveEnd(today)]], orderBy: ['datetime', 'asc'] }),
    [today],
  );
  const coming = useKeepLast(useRecords('events', comingGigs));
  const undated = useRecords('events', undatedGigs);
  const latest = useRecords('events', listedLast);
  return useMemo(() => {
    if (coming.status === 'loading' || undated.status === 'loading' || latest.status === 'loading')
      return { status: 'loading' };
    const value = {
      coming: [...coming.value, ...undated.value],
      latest: latest.value[0],
    };
    return { status: 'ready', value };
  }, [coming, undated, latest]);
}

/** The start of yesterday: what began before is over, whenever its night ends. */
export function archiveEnd(today: string): Date {
  return fromLocalInput(`${nextDay(today, -1)}T00:00`);
}

/** The start of the first gig that was ever listed; undefined without one. Throws when it cannot be read. */
export async function readFirstStart(): Promise<Date | undefined> {
  const [first] = await readList('events', {
    // Gigs without a date have a null, which comes before all dates.
    where: [['datetime', '>', new Date(0)]],
    orderBy: ['datetime', 'asc'],
    limit: 1,
  });
  return first?.datetime;
}

/** The gigs that begin between two moments, as they are now. Throws when they cannot be read. */
export async function readGigsBetween(from: Date, to: Date): Promise<Gig[]> {
  return readList('events', {
    where: [
      ['datetime', '>=', from],
      ['datetime', '<', to],
    ],
  });
}
