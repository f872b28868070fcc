import { gigTime, type Gig } from '@venue/domain';
import { useNow } from '../../../ui/now.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { GigFacts } from '../../gigs/gig-facts.tsx';
import { GigLinks } from '../../gigs/gig-links.tsx';
import { GigNews } from '../../gigs/gig-news.tsx';
import { dayOfGig, isSoon } from '../../layout/gig-day.ts';
import { ArtistName } from './artist-name.tsx';
import { Description } from './description.tsx';
import styles from './lead-gig.module.css';

/** The next gig, as a large poster. */
export function LeadGig({ event }: { event: Gig }) {
  const { datetime } = event;
  const now = useNow();
  const hasDay = !datetime || isSoon(event, now);
  return (
    <article className={styles.poster}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {hasDay ? <p className={styles.day}>{dayOfGig(event, now)}</p> : null}
          <h2 className={styles.artist}>
            <ArtistName event={event} />
          </h2>
          <GigNews event={event} isDark />
          {datetime ? (
            <time className={hasDay ? styles.date : styles.day} dateTime={datetime.toISOString()}>
              {gigTime(event)}
            </time>
          ) : null}
          <GigFacts event={event} className={styles.facts} />
          <Description event={event} className={styles.desc} />
          <GigLinks event={event} />
        </div>
        {event.img ? (
          <div className={styles.picture}>
            <Picture file={event.img} sizes="(min-width: 60rem) 42vw, 100vw" eager />
          </div>
        ) : null}
      </div>
    </article>
  );
}
