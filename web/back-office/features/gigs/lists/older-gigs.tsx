import type { Gig } from '@venue/domain';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useFetched } from '../../../api/use-fetched.ts';
import { countList } from '../../../subscriptions/read-list.ts';
import { useKeepLast } from '../../../subscriptions/keep-last.ts';
import type { LiveQuery } from '../../../subscriptions/queries.ts';
import { useRecords } from '../../../subscriptions/use-records.ts';
import { Waiting } from '../../../shell/waiting.tsx';
import { archiveEnd } from './use-gigs.ts';

/** The gigs before those that are loaded. */
export type OlderGigs = {
  /** How many there are; undefined until they are counted. */
  count: number | undefined;
  /** Renders the latest `shown` of them, live. */
  render: (shown: number, renderGigs: (gigs: readonly Gig[]) => ReactNode) => ReactNode;
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

type OlderProps = { today: string; shown: number; children: (gigs: readonly Gig[]) => ReactNode };

function Older({ today, shown, children }: OlderProps) {
  const wanted = useMemo<LiveQuery>(
    () => ({
      where: [['datetime', '<', archiveEnd(today)]],
      orderBy: ['datetime', 'desc'],
      limit: shown,
    }),
    [today, shown],
  );
  const live = useKeepLast(useRecords('events', wanted));
  return live.status === 'ready' ? children(live.value) : <Waiting label="Loading the archive" />;
}
