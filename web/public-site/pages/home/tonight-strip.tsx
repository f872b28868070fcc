import { formatLongDate, formatTime, musicPath, upcomingEvents } from '@venue/domain';
import { Link } from 'react-router-dom';
import { useNow } from '../../../ui/now.tsx';
import { gigDay, isToday } from '../../layout/gig-day.ts';
import { usePublished } from '../../layout/site-context.tsx';
import styles from './tonight-strip.module.css';

/** The next gig and the one after it. */
export function TonightStrip() {
  const { nextGigs } = usePublished();
  const now = useNow();
  const [next, after] = upcomingEvents(nextGigs, now);
  if (!next) return null;
  const isTonight = isToday(next.datetime, now);
  return (
    <section className={styles.strip} aria-label="Next on our stage">
      <div className={styles.inner}>
        <Link to={musicPath} className={styles.gig}>
          <span className={styles.day}>{gigDay(next.datetime, now)}</span>
          <span className={styles.artist}>{next.artist}</span>
          <span className={styles.time}>
            {isTonight
              ? formatTime(next.datetime)
              : `${formatLongDate(next.datetime)}, ${formatTime(next.datetime)}`}
          </span>
        </Link>
        {after ? (
          <Link to={musicPath} className={styles.after}>
            <span>
              {gigDay(after.datetime, now)}, {formatTime(after.datetime)}
            </span>{' '}
            <span className={styles.afterArtist}>{after.artist}</span>
          </Link>
        ) : null}
      </div>
    </section>
  );
}
