import { dateWords, excerpt, type Media, type MusicEvent } from '@venue/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useLive } from '../../../ui/use-live.ts';
import { PartWaits } from '../../layout/part-waits.tsx';
import { ArtistLink } from './artist-link.tsx';
import styles from './archive-carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { useMonth } from './months.ts';
import { useCarousel } from './use-carousel.ts';

type ArchiveCarouselProps = {
  title: string;
  /** Latest first. */
  events: readonly MusicEvent[];
  /** Months with gigs before these, latest first. */
  months: readonly `gigs-${string}`[];
  /** All gigs that stand on the page already. */
  shown: readonly MusicEvent[];
  media: Record<string, Media>;
};

/**
 * Past gigs, one after the other (sections 2.5, 9); earlier ones come by the month. Without script it is a band to
 * swipe. It rests while somebody points at it or has the keyboard in it, and stands still under reduced motion.
 */
export function ArchiveCarousel({ title, events, months, shown, media }: ArchiveCarouselProps) {
  const { viewport, resting, ...carousel } = useCarousel();
  const { count, show } = carousel;
  const [monthCount, setMonthCount] = useState(0);
  const isLive = useLive();
  /** How many slides there were when earlier gigs were asked for: that is where those begin. */
  const turnTo = useRef<number>(undefined);

  useEffect(() => {
    if (turnTo.current === undefined || count <= turnTo.current) return;
    show(turnTo.current);
    turnTo.current = undefined;
  }, [count, show]);

  function handleEarlier() {
    turnTo.current = count;
    // The first of the months may be among the slides already, so the second comes along.
    setMonthCount(Math.max(2, monthCount + 1));
  }

  return (
    <section
      className={styles.archive}
      aria-roledescription="carousel"
      aria-label={title || 'Past events'}
      data-screen-only
      {...resting}
    >
      <div className={styles.head}>
        <h2>{title || 'Past events'}</h2>
        <CarouselControls carousel={carousel} />
      </div>
      <div className={styles.viewport} ref={viewport}>
        <ol className={styles.slides}>
          <Slides events={events} media={media} />
          {months.slice(0, monthCount).map((month) => (
            <MonthSlides key={month} month={month} shown={shown} />
          ))}
        </ol>
      </div>
      {isLive && monthCount < months.length ? (
        <div className={styles.earlier}>
          <Button look="quiet" onClick={handleEarlier}>
            Earlier gigs
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function MonthSlides({ month, shown }: { month: `gigs-${string}`; shown: readonly MusicEvent[] }) {
  const { status, gigs, media } = useMonth(month, shown);
  if (status === 'ready') return <Slides events={[...gigs].reverse()} media={media} />;
  return (
    <li className={styles.slide}>
      <PartWaits status={status} what="This month" waiting="Earlier gigs are on their way …" />
    </li>
  );
}

function Slides({ events, media }: Pick<ArchiveCarouselProps, 'events' | 'media'>) {
  return events.map((event) => (
    <li key={event._id} className={styles.slide}>
      <PastGig event={event} media={media[event.img]} />
    </li>
  ));
}

function PastGig({ event, media }: { event: MusicEvent; media?: Media }) {
  const { day, month, year } = dateWords(event.datetime);
  return (
    <article>
      <div className={styles.picture}>
        <Picture file={event.img} media={media} alt="" sizes="(min-width: 62rem) 26rem, 80vw" />
      </div>
      <time className={styles.date} dateTime={event.datetime.toISOString()}>
        {month} {day}, {year}
      </time>
      <h3 className={styles.artist}>{event.artist}</h3>
      <p className={styles.desc}>{excerpt(event.desc)}</p>
      <ArtistLink href={event.artistLink} artist={event.artist} />
    </article>
  );
}
