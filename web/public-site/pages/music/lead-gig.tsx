import { excerpt, formatTime, gigTime, type MusicEvent } from '@venue/domain';
import { classes } from '../../../ui/classes.ts';
import { useNow } from '../../../ui/now.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { gigDay, isToday } from '../../layout/gig-day.ts';
import { GigLinks } from './gig-links.tsx';
import styles from './lead-gig.module.css';

/** The next gig, as a large poster. */
export function LeadGig({ event }: { event: MusicEvent }) {
  const now = useNow();
  return (
    <article className={classes(styles.poster, isToday(event.datetime, now) && styles.tonight)}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.day}>
            {gigDay(event.datetime, now)}, {formatTime(event.datetime)}
          </p>
          <h2 className={styles.artist}>{event.artist}</h2>
          <time className={styles.date} dateTime={event.datetime.toISOString()}>
            {gigTime(event)}
          </time>
          <p className={styles.desc}>{excerpt(event.desc)}</p>
          <GigLinks event={event} />
        </div>
        {event.img ? (
          <div className={styles.picture}>
            <Picture file={event.img} sizes="(min-width: 62rem) 34rem, 100vw" />
          </div>
        ) : null}
      </div>
    </article>
  );
}
