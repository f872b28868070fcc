import { dateWords, gigTime, isCalledOff, type Gig } from '@venue/domain';
import { classes } from '../../../ui/styles/classes.ts';
import { useNow } from '../../../ui/now.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { GigFacts } from '../../gigs/gig-facts.tsx';
import { GigLinks } from '../../gigs/gig-links.tsx';
import { GigNews } from '../../gigs/gig-news.tsx';
import { dayOfGig } from '../../layout/gig-day.ts';
import { ArtistName } from './artist-name.tsx';
import { Description } from './description.tsx';
import styles from './gig.module.css';

/** One gig in the list: date first, artist large. */
export function GigItem({ event }: { event: Gig }) {
  const { datetime } = event;
  return (
    <article className={classes(styles.gig, isCalledOff(event) && styles.off)}>
      <When event={event} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.artist}>
            <ArtistName event={event} />
          </h3>
          <GigNews event={event} />
          {datetime ? (
            <time className={styles.date} dateTime={datetime.toISOString()}>
              {gigTime(event)}
            </time>
          ) : null}
          <GigFacts event={event} className={styles.facts} />
        </div>
        <div>
          <Description event={event} className={styles.desc} />
          <GigLinks event={event} />
        </div>
      </div>
      {event.img ? (
        <div className={styles.picture} data-screen-only>
          <Picture file={event.img} alt="" sizes="(min-width: 48rem) 26rem, 11rem" />
        </div>
      ) : null}
    </article>
  );
}

/** The date as a poster has it; screen readers hear it beside the artist. */
function When({ event }: { event: Gig }) {
  const day = dayOfGig(event, useNow());
  if (!event.datetime) return <p className={styles.undated}>{day}</p>;
  const { day: number, month } = dateWords(event.datetime);
  return (
    <p className={styles.when} aria-hidden="true">
      <span className={styles.weekday}>{day}</span>
      <span className={styles.number}>{number}</span>
      <span className={styles.month}>{month}</span>
    </p>
  );
}
