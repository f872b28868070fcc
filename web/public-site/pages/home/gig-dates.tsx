import { dateWords, formatTime, gigPath, upcomingGigs } from '@venue/domain';
import { Sounding } from '../../../ui/content/sounding.tsx';
import { langOf } from '../../../ui/lang-of.ts';
import { Link } from '../../../ui/link.tsx';
import { useNow } from '../../../ui/now.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import styles from './gig-dates.module.css';

/** Number of gigs beside the picture. */
const shown = 4;

/** The next gigs that have a date: the day large, name, weekday and time. Nothing without any. */
export function GigDates() {
  const { nextGigs } = usePublished();
  const gigs = upcomingGigs(nextGigs, useNow()).filter(({ datetime }) => datetime);
  if (gigs.length === 0) return null;
  return (
    <ol className={styles.dates} aria-label="What is on">
      {gigs.slice(0, shown).map(({ _id, slug, artist, datetime }) => (
        <li key={_id}>
          <Link to={gigPath(slug)}>
            <Sounding text={dateWords(datetime!).day} className={styles.day} />{' '}
            <b lang={langOf(artist)}>{artist}</b>{' '}
            <span className={styles.when}>
              {dateWords(datetime!).weekday.slice(0, 3)} <Sounding text={formatTime(datetime!)} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
