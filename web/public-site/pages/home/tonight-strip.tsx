import { formatLongDate, formatTime, gigPath, isOnNow, upcomingGigs, type Gig } from '@venue/domain';
import { Sounding } from '../../../ui/content/sounding.tsx';
import { Link } from '../../../ui/link.tsx';
import { langOf } from '../../../ui/lang-of.ts';
import { useNow } from '../../../ui/now.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { GigNews } from '../../gigs/gig-news.tsx';
import { dayOfGig, isSoon } from '../../layout/gig-day.ts';
import { usePublished } from '../../layout/site-context.tsx';
import styles from './tonight-strip.module.css';

/** The longest name, in letters, that fits the beam in the poster cut, and in the size below. */
const letters = { poster: 16, heading: 32 };

/** The next gig and the one after it, in the light of the hero. */
export function TonightStrip() {
  const { nextGigs } = usePublished();
  const now = useNow();
  const [next, after] = upcomingGigs(nextGigs, now);
  if (!next) return null;
  const { length } = next.artist;
  const size = length > letters.heading ? styles.long : length > letters.poster && styles.middle;
  return (
    <section className={styles.strip} aria-label="Next on our stage">
      <Link to={gigPath(next.slug)} className={styles.gig}>
        <When gig={next} now={now} className={styles.day} />{' '}
        <span className={classes(styles.artist, size)} lang={langOf(next.artist)}>
          {next.artist}
        </span>{' '}
        <Time gig={next} now={now} />
      </Link>
      <GigNews event={next} />
      {after ? (
        <div className={styles.after}>
          <span>
            {dayOfGig(after, now)} <Time gig={after} now={now} />
          </span>{' '}
          <Link to={gigPath(after.slug)}>{after.artist}</Link>
          <GigNews event={{ ...after, statusNote: '' }} />
        </div>
      ) : null}
    </section>
  );
}

/** "Tonight" and the like; the date of a gig further ahead. */
function When({ gig, now, className }: { gig: Gig; now: Date; className?: string }) {
  const date = gig.datetime && !isSoon(gig, now) && formatLongDate(gig.datetime);
  return <span className={className}>{date || dayOfGig(gig, now)}</span>;
}

/** The start; the end of a gig that is on, if it is known. */
function Time({ gig, now }: { gig: Gig; now: Date }) {
  if (!gig.datetime) return null;
  if (!isOnNow(gig, now)) return <Sounding text={formatTime(gig.datetime)} className={styles.time} />;
  return gig.endsAt ? (
    <Sounding text={`till about ${formatTime(gig.endsAt)}`} className={styles.time} />
  ) : null;
}
