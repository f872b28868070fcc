import { dateWords, excerpt, gigTime, type MusicEvent } from '@venue/domain';
import { useNow } from '../../../ui/now.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { gigDay } from '../../layout/gig-day.ts';
import { GigLinks } from './gig-links.tsx';
import styles from './gig.module.css';

/** One gig in the list: date first, artist large (section 2.5). */
export function Gig({ event }: { event: MusicEvent }) {
  const { day, month } = dateWords(event.datetime);
  return (
    <article className={styles.gig}>
      <p className={styles.when} aria-hidden="true">
        <span className={styles.weekday}>{gigDay(event.datetime, useNow())}</span>
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
          <GigLinks event={event} />
        </div>
      </div>
      {event.img ? (
        <div className={styles.picture} data-screen-only>
          <Picture file={event.img} alt="" sizes="(min-width: 48rem) 18rem, 100vw" />
        </div>
      ) : null}
    </article>
  );
}
