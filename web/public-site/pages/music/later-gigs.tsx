import { scrollInThresholds, upcomingGigs, type Gig } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useNow } from '../../../ui/now.tsx';
import { Reveal } from '../../../ui/page/reveal.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { GigItem } from './gig.tsx';
import { Month, type MonthName } from './months.tsx';
import styles from './music-page.module.css';

type LaterGigsProps = {
  gigs: readonly Gig[];
  /** Gigs without a date, after all others. */
  undated: readonly Gig[];
  /** Months with gigs after these, soonest first. */
  months: readonly MonthName[];
  /** All gigs that are already on the page. */
  shown: readonly Gig[];
};

/** The gigs after the next one, soonest first. Those further ahead are loaded a month at a time. */
export function LaterGigs({ gigs, undated, months, shown }: LaterGigsProps) {
  const now = useNow();
  const [count, setCount] = useState(0);
  const isLive = useHydrated();
  if (gigs.length + undated.length === 0) return null;
  return (
    <div>
      <ol className={styles.gigs} aria-label="Upcoming events">
        <GigItems gigs={gigs} />
        {months.slice(0, count).map((month) => (
          <Month key={month} month={month} shown={shown} waiting="Loading more gigs …">
            {(further) => <GigItems gigs={upcomingGigs(further, now)} />}
          </Month>
        ))}
        <GigItems gigs={undated} />
      </ol>
      {isLive && count < months.length ? (
        // All gigs of the first month may already be on the page, so the first press loads two months.
        <Button look="quiet" className={styles.moreGigs} onClick={() => setCount(Math.max(2, count + 1))}>
          More gigs
        </Button>
      ) : null}
    </div>
  );
}

function GigItems({ gigs }: { gigs: readonly Gig[] }) {
  return gigs.map((event) => (
    <li key={event._id}>
      <Reveal threshold={scrollInThresholds.other}>
        <GigItem event={event} />
      </Reveal>
    </li>
  ));
}
