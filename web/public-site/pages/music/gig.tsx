import { dateWords, excerpt, gigTime, type Media, type MusicEvent } from '@venue/domain';
import { Picture } from '../../../ui/picture.tsx';
import { gigDay } from '../../layout/gig-day.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { ArtistLink } from './artist-link.tsx';
import styles from './gig.module.css';

type GigProps = { event: MusicEvent; media?: Media; now: Date };

/** One line of the bill: date first, artist large (section 2.5). */
export function Gig({ event, media, now }: GigProps) {
  const { day, month } = dateWords(event.datetime);
  return (
    <article className={styles.gig}>
      <p className={styles.when} aria-hidden="true">
        <span className={styles.weekday}>{gigDay(event.datetime, now)}</span>
        <span className={styles.number}>{day}</span>
        <span className={styles.month}>{month}</span>
      </p>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.artist}>{event.artist}</h3>
          <time className={styles.date} dateTime={event.datetime.toISOString()}>
            {gigTime(event)}
          </time>
        </div>
        <div className={styles.more}>
          <p className={styles.desc}>{excerpt(event.desc)}</p>
          <p className={styles.links}>
            <AddToCalendar event={event} />
            <ArtistLink href={event.artistLink} artist={event.artist} />
          </p>
        </div>
      </div>
      {event.img ? (
        <div className={styles.picture} data-screen-only>
          <Picture file={event.img} media={media} alt="" sizes="(min-width: 48rem) 18rem, 100vw" />
        </div>
      ) : null}
    </article>
  );
}
