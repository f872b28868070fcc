import { dateWords, gigDate, isCalledOff, type Gig } from '@venue/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { MediaContext, Picture } from '../../../ui/picture.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { usePublished } from '../../layout/site-context.tsx';
import { ArtistLink } from '../../gigs/artist-link.tsx';
import styles from './archive-carousel.module.css';
import { ArtistName } from './artist-name.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { Description } from './description.tsx';
import { Month, type MonthName } from './months.tsx';
import { useCarousel } from './use-carousel.ts';

type ArchiveCarouselProps = {
  title: string;
  /** Beside the title. */
  image: string;
  /** Latest first. */
  events: readonly Gig[];
  /** Months with gigs before these, latest first. */
  months: readonly MonthName[];
  /** All gigs that are already on the page. */
  shown: readonly Gig[];
};

/**
 * The carousel of past gigs; earlier ones are loaded a month at a time. Without scripts it is a
 * band to swipe. It pauses while it is hovered or focused, and does not move by itself under reduced motion.
 */
export function ArchiveCarousel({ title, image, events, months, shown }: ArchiveCarouselProps) {
  const { viewport, resting, ...carousel } = useCarousel();
  const { count, show } = carousel;
  const [monthCount, setMonthCount] = useState(0);
  const isLive = useHydrated();
  // The document carries the latest three, which fill the band; with more it would take a phone another round trip.
  const slides = isLive ? events : events.slice(0, 3);
  /** The number of slides when earlier gigs were requested, which is the index of the first new one. */
  const nextIndex = useRef<number>(undefined);

  useEffect(() => {
    if (nextIndex.current === undefined || count <= nextIndex.current) return;
    show(nextIndex.current);
    nextIndex.current = undefined;
  }, [count, show]);

  function handleEarlier() {
    // Until the carousel is initialised, the band keeps its scroll position.
    if (count > 0) nextIndex.current = count;
    // All gigs of the first month may already be on the page, so the first press loads two months.
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
        <div>
          <h2>{title || 'Past events'}</h2>
          <CarouselControls carousel={carousel} />
        </div>
        <SiteMedia>
          <Picture file={image} alt="" sizes="(min-width: 48rem) 40vw, 100vw" className={styles.picture} />
        </SiteMedia>
      </div>
      <div className={styles.viewport} ref={viewport}>
        <ol className={styles.slides}>
          <Slides events={slides} />
          {months.slice(0, monthCount).map((month) => (
            <Month
              key={month}
              month={month}
              shown={shown}
              waiting="Loading earlier gigs …"
              className={styles.slide}
            >
              {(earlier) => <Slides events={earlier.filter((gig) => !isCalledOff(gig)).reverse()} />}
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

function Slides({ events }: { events: readonly Gig[] }) {
  return events.map((event) => (
    <li key={event._id} className={styles.slide}>
      <PastGig event={event} />
    </li>
  ));
}

function PastGig({ event }: { event: Gig }) {
  return (
    <article className={styles.stub}>
      {event.datetime ? <Stub date={event.datetime} /> : null}
      <time className={styles.date} dateTime={event.datetime?.toISOString()}>
        {gigDate(event)}
      </time>
      <h3 className={styles.artist}>
        <ArtistName event={event} />
      </h3>
      <Description event={event} className={styles.desc} />
      <ArtistLink href={event.artistLink} artist={event.artist} />
    </article>
  );
}

/** The torn end of the ticket; screen readers hear the date in full. */
function Stub({ date }: { date: Date }) {
  const { day, month, year } = dateWords(date);
  return (
    <p className={styles.end} aria-hidden="true">
      <span className={styles.day}>{day}</span>
      {month.slice(0, 3)} {year}
    </p>
  );
}

/** The picture is the site's own, not one of the gigs'. */
function SiteMedia({ children }: { children: ReactNode }) {
  return <MediaContext value={usePublished().media}>{children}</MediaContext>;
}
