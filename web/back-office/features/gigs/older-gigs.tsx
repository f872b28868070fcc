import type { MusicEvent } from '@venue/domain';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useFetched } from '../../api/use-fetched.ts';
import { countList } from '../../live/read-list.ts';
import { useLiveList, type LiveQuery } from '../../live/use-live.ts';
import { Waiting } from '../../shell/waiting.tsx';
import { archiveEnd, readGig } from './use-gigs.ts';

/** The gigs before those that are loaded. */
export type OlderGigs = {
  /** How many there are; undefined until they are counted. */
  count: number | undefined;
  /** Renders the latest `shown` of them, live. */
  render: (shown: number, renderGigs: (gigs: readonly MusicEvent[]) => ReactNode) => ReactNode;
};

/**
 * The gigs from before yesterday: counted at once, and loaded as far as somebody reads.
 * @param today on the venue's calendar
 * @param of counts again whenever this changes
 */
export function useOlderGigs(today: string, of: unknown): OlderGigs {
  const count = useCallback(
    () => countList('events', { where: [['datetime', '<', archiveEnd(today)]] }),
    [today],
  );
  const counted = useFetched(count, of);
  const known = counted.status === 'ready' ? counted.value : undefined;
  return useMemo(
    () => ({
      count: known,
      render: (shown, renderGigs) => (
        <Older today={today} shown={shown}>
          {renderGigs}
        </Older>
      ),
    }),
    [today, known],
  );
}

type OlderProps = { today: string; shown: number; children: (gigs: readonly MusicEvent[]) => ReactNode };

function Older({ today, shown, children }: OlderProps) {
  const wanted = useMemo<LiveQuery>(
    () => ({
      where: [['datetime', '<', archiveEnd(today)]],
      orderBy: ['datetime', 'desc'],
      limit: shown,
    }),
    [today, shown],
  );
  const live = useLiveList<object>('events', wanted);
  const value = live.status === 'ready' ? live.value : undefined;
  // Those from before stay while more are loaded.
  const [latest, setLatest] = useState(value);
  if (value && value !== latest) setLatest(value);
  const gigs = useMemo(() => latest?.map(readGig), [latest]);
  return gigs ? children(gigs) : <Waiting label="Loading the archive" />;
}
