import { dateWords, excerpt, type MusicEvent } from '@venue/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useLive } from '../../../ui/use-live.ts';
import { ArtistLink } from './artist-link.tsx';
import styles from './archive-carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { Month, type MonthName } from './months.tsx';
import { useCarousel } from './use-carousel.ts';

type ArchiveCarouselProps = {
  title: string;
  /** Latest first. */
  events: readonly MusicEvent[];
  /** Months with gigs before these, latest first. */
  months: readonly MonthName[];
  /** All gigs that stand on the page already. */
  shown: readonly MusicEvent[];
};

/**
 * Past gigs, one after the other (sections 2.5, 9); earlier ones come by the month. Without script it is a band to
 * swipe. It rests while somebody points at it or has the keyboard in it, and stands still under reduced motion.
 */
export function ArchiveCarousel({ title, events, months, shown }: ArchiveCarouselProps) {
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
    // Before the carousel is there, the band stays where it is.
    if (count > 0) turnTo.current = count;
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
          <Slides events={events} />
          {months.slice(0, monthCount).map((month) => (
            <Month
              key={month}
              month={month}
              shown={shown}
              waiting="Earlier gigs are on their way …"
              className={styles.slide}
            >
              {(earlier) => <Slides events={[...earlier].reverse()} />}
            </Month>
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

function Slides({ events }: { events: readonly MusicEvent[] }) {
  return events.map((event) => (
    <li key={event._id} className={styles.slide}>
      <PastGig event={event} />
    </li>
  ));
}

function PastGig({ event }: { event: MusicEvent }) {
  const { day, month, year } = dateWords(event.datetime);
  return (
    <article>
      <div className={styles.picture}>
        <Picture file={event.img} alt="" sizes="(min-width: 62rem) 26rem, 80vw" />
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
