import { scrollInThresholds, upcomingEvents, type Media, type MusicEvent } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { useLive } from '../../../ui/use-live.ts';
import { PartWaits } from '../../layout/part-waits.tsx';
import { Gig } from './gig.tsx';
import { useMonth } from './months.ts';
import styles from './music-page.module.css';

type Shown = { media: Record<string, Media>; now: Date };

type LaterGigsProps = Shown & {
  gigs: readonly MusicEvent[];
  /** Months with gigs after these, soonest first. */
  months: readonly `gigs-${string}`[];
  /** All gigs that stand on the page already. */
  shown: readonly MusicEvent[];
};

/** The gigs after the next one, soonest first; those further ahead come by the month. */
export function LaterGigs({ gigs, months, shown, ...rest }: LaterGigsProps) {
  const [count, setCount] = useState(0);
  const isLive = useLive();
  if (gigs.length === 0) return null;
  return (
    <div>
      <ol className={styles.gigs} aria-label="Upcoming events">
        <GigItems gigs={gigs} {...rest} />
        {months.slice(0, count).map((month) => (
          <MonthItems key={month} month={month} shown={shown} now={rest.now} />
        ))}
      </ol>
      {isLive && count < months.length ? (
        // The first of the months may be on the list already, so the second comes along.
        <Button look="quiet" className={styles.moreGigs} onClick={() => setCount(Math.max(2, count + 1))}>
          More gigs
        </Button>
      ) : null}
    </div>
  );
}

function MonthItems({
  month,
  shown,
  now,
}: { month: `gigs-${string}` } & Pick<LaterGigsProps, 'shown' | 'now'>) {
  const { status, gigs, media } = useMonth(month, shown);
  if (status === 'ready') return <GigItems gigs={upcomingEvents(gigs, now)} media={media} now={now} />;
  return (
    <li>
      <PartWaits status={status} what="This month" waiting="More gigs are on their way …" />
    </li>
  );
}

function GigItems({ gigs, media, now }: Shown & { gigs: readonly MusicEvent[] }) {
  return gigs.map((event) => (
    <li key={event._id}>
      <Reveal threshold={scrollInThresholds.other}>
        <Gig event={event} media={media[event.img]} now={now} />
      </Reveal>
    </li>
  ));
}
