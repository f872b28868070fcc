import { formatLongDate, formatTime, gigPath, isOnNow, upcomingGigs, type Gig } from '@venue/domain';
import { Link } from '../../../ui/link.tsx';
import { useNow } from '../../../ui/now.tsx';
import { GigNews } from '../../gigs/gig-news.tsx';
import { dayOfGig, isSoon } from '../../layout/gig-day.ts';
import { usePublished } from '../../layout/site-context.tsx';
import styles from './tonight-strip.module.css';

/** The next gig and the one after it. */
export function TonightStrip() {
  const { nextGigs } = usePublished();
  const now = useNow();
  const [next, after] = upcomingGigs(nextGigs, now);
  if (!next) return null;
  return (
    <section className={styles.strip} aria-label="Next on our stage">
      <div className={styles.inner}>
        <div>
          <Link to={gigPath(next.slug)} className={styles.gig}>
            <When gig={next} now={now} className={styles.day} />
            <span className={styles.artist}>{next.artist}</span>
            <span className={styles.time}>{timeOf(next, now)}</span>
          </Link>
          <GigNews event={next} isDark />
        </div>
        {after ? (
          <Link to={gigPath(after.slug)} className={styles.after}>
            <span>{[dayOfGig(after, now), timeOf(after, now)].filter(Boolean).join(', ')}</span>{' '}
            <span className={styles.afterArtist}>{after.artist}</span>
            <GigNews event={{ ...after, statusNote: '' }} isDark />
          </Link>
        ) : null}
      </div>
    </section>
  );
}

/** "Tonight" and the like; the date of a gig further ahead. */
function When({ gig, now, className }: { gig: Gig; now: Date; className?: string }) {
  const date = gig.datetime && !isSoon(gig, now) && formatLongDate(gig.datetime);
  return <span className={className}>{date || dayOfGig(gig, now)}</span>;
}

/** The start; the end of a gig that is on, if it is known. */
function timeOf(gig: Gig, now: Date): string {
  if (!gig.datetime) return '';
  if (!isOnNow(gig, now)) return formatTime(gig.datetime);
  return gig.endsAt ? `till about ${formatTime(gig.endsAt)}` : '';
}
