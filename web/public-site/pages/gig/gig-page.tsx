import { dateWords, formatTime, isPast, type Gig, type PartName } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { useNow } from '../../../ui/now.tsx';
import { MediaContext, Picture } from '../../../ui/picture.tsx';
import { Prose } from '../../../ui/content/prose.tsx';
import { Sounding } from '../../../ui/content/sounding.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { usePart } from '../../content/index.ts';
import { GigNews } from '../../gigs/gig-news.tsx';
import { dayOfGig, isSoon } from '../../layout/gig-day.ts';
import { PartStatus } from '../../layout/part-status.tsx';
import { PosterName } from '../../poster/poster-name.tsx';
import { GigActions } from './gig-actions.tsx';
import styles from './gig-page.module.css';
import { NextGigs } from './next-gigs.tsx';
import { GigTable } from './gig-table.tsx';

export { gigMeta } from './gig-meta.ts';

type GigPageProps = {
  /** The part of the page. */
  name: (PartName & `gig-${string}`) | undefined;
  /** Undefined until the part has loaded. */
  event: Gig | undefined;
};

/** The page of one gig: everything about it, how to come, and what is on next. */
export function GigPage({ name, event }: GigPageProps) {
  const { part, status } = usePart(name);
  return event ? (
    <MediaContext value={part?.media ?? {}}>
      <Poster event={event} />
      <div className={styles.tell}>
        <Prose text={event.desc} className={styles.text} />
        <NextGigs after={event} />
      </div>
    </MediaContext>
  ) : (
    <>
      <h1 className={styles.waiting}>Music</h1>
      <PartStatus status={status} what="This gig" waiting="Loading the gig …" tall />
    </>
  );
}

/** The gig as a sheet for a wall: it prints on A4 as it stands here. */
function Poster({ event }: { event: Gig }) {
  const now = useNow();
  const isOver = isPast(event, now);
  const { artist, datetime, img, support } = event;
  return (
    <article className={classes(styles.poster, !img && styles.bare)}>
      <p className={styles.top}>
        <span>{[venue.name, venue.address.street, venue.address.town].join(', ')}</span>
        {!isOver && isSoon(event, now) ? <span>{dayOfGig(event, now)}</span> : null}
      </p>
      <div className={styles.name}>
        <h1 className={styles.artist}>
          <PosterName name={artist || 'Music'} lines={1} large />
        </h1>
      </div>
      <div className={styles.low}>
        <div className={styles.head}>
          {datetime ? <LargeDate date={datetime} /> : null}
          {support ? <p className={styles.support}>with {support}</p> : null}
          <GigNews event={event} />
          <GigTable event={event} isOver={isOver} />
          <GigActions event={event} isOver={isOver} />
        </div>
        {img ? (
          <div className={styles.picture}>
            <Picture file={img} sizes="(min-width: 48rem) 56vw, 100vw" eager />
          </div>
        ) : null}
      </div>
    </article>
  );
}

/** The date as large as the sheet allows; screen readers hear it in the table below. */
function LargeDate({ date }: { date: Date }) {
  const { weekday, day, month } = dateWords(date);
  return (
    <p className={styles.date} aria-hidden="true">
      <span>{weekday}</span>
      <span className={styles.number}>{day}</span>
      <span>
        {month}, <Sounding text={formatTime(date)} />
      </span>
    </p>
  );
}
