import { dateWords, excerpt, type Media, type MusicEvent } from '@venue/domain';
import { Picture } from '../../../ui/picture.tsx';
import { ArtistLink } from './artist-link.tsx';
import styles from './archive-carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { useCarousel } from './use-carousel.ts';

type ArchiveCarouselProps = { title: string; events: readonly MusicEvent[]; media: Record<string, Media> };

/**
 * Past gigs, one after the other (sections 2.5, 9). Without script it is a band to swipe. It rests
 * while somebody points at it or has the keyboard in it, and stands still under reduced motion.
 */
export function ArchiveCarousel({ title, events, media }: ArchiveCarouselProps) {
  const { viewport, resting, ...carousel } = useCarousel();
  return (
    <section
      className={styles.archive}
      aria-roledescription="carousel"
      aria-label={title || 'Past events'}
      {...resting}
    >
      <div className={styles.head}>
        <h2>{title || 'Past events'}</h2>
        <CarouselControls carousel={carousel} />
      </div>
      <div className={styles.viewport} ref={viewport}>
        <ol className={styles.slides}>
          {events.map((event) => (
            <li key={event._id} className={styles.slide}>
              <PastGig event={event} media={media[event.img]} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
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
