import { fromLocalInput, gig, nextDay, readRecord, type Gig } from '@venue/domain';
import { useMemo } from 'react';
import { readList } from '../../../subscriptions/read-list.ts';
import { useLiveList, type Live, type LiveQuery } from '../../../subscriptions/use-live.ts';
import { useLiveListKeepingLast } from '../../../subscriptions/use-live-list-keeping-last.ts';

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
  const coming = useLiveListKeepingLast<object>('events', comingGigs);
  const undated = useLiveList<object>('events', undatedGigs);
  const latest = useLiveList<object>('events', listedLast);
  return useMemo(() => {
    if (coming.status === 'loading' || undated.status === 'loading' || latest.status === 'loading')
      return { status: 'loading' };
    const value = {
      coming: [...coming.value, ...undated.value].map(readGig),
      latest: latest.value.map(readGig)[0],
    };
    return { status: 'ready', value };
  }, [coming, undated, latest]);
}

/** The start of yesterday: what began before is over, whenever its night ends. */
export function archiveEnd(today: string): Date {
  return fromLocalInput(`${nextDay(today, -1)}T00:00`);
}

/** A stored gig as a record: what was removed from it is missing, not null. */
export function readGig(stored: object): Gig {
  return readRecord(gig, (stored as { _id: string })._id, stored);
}

/** The start of the first gig that was ever listed; undefined without one. Throws when it cannot be read. */
export async function readFirstStart(): Promise<Date | undefined> {
  const [first] = await readList<object>('events', {
    // Gigs without a date have a null, which comes before all dates.
    where: [['datetime', '>', new Date(0)]],
    orderBy: ['datetime', 'asc'],
    limit: 1,
  });
  return first && readGig(first).datetime;
}

/** The gigs that begin between two moments, as they are now. Throws when they cannot be read. */
export async function readGigsBetween(from: Date, to: Date): Promise<Gig[]> {
  const stored = await readList<object>('events', {
    where: [
      ['datetime', '>=', from],
      ['datetime', '<', to],
    ],
  });
  return stored.map(readGig);
}
