import { isPast, type Gig, type PartName } from '@venue/domain';
import { useNow } from '../../../ui/now.tsx';
import { MediaContext, Picture } from '../../../ui/picture.tsx';
import { Prose } from '../../../ui/content/prose.tsx';
import { usePart } from '../../content/index.ts';
import { GigNews } from '../../gigs/gig-news.tsx';
import { dayOfGig, isSoon } from '../../layout/gig-day.ts';
import { PartStatus } from '../../layout/part-status.tsx';
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
      <NextGigs after={event} />
    </MediaContext>
  ) : (
    <>
      <h1 className={styles.waiting}>Music</h1>
      <PartStatus status={status} what="This gig" waiting="Loading the gig …" tall />
    </>
  );
}

function Poster({ event }: { event: Gig }) {
  const now = useNow();
  const isOver = isPast(event, now);
  return (
    <article>
      <div className={styles.top}>
        <div className={styles.head}>
          {!isOver && isSoon(event, now) ? <p className={styles.day}>{dayOfGig(event, now)}</p> : null}
          <h1 className={styles.artist}>{event.artist || 'Music'}</h1>
          {event.support ? <p className={styles.support}>with {event.support}</p> : null}
          <GigNews event={event} isDark />
          <GigTable event={event} isOver={isOver} />
          <GigActions event={event} isOver={isOver} />
        </div>
        {event.img ? (
          <div className={styles.picture}>
            <Picture file={event.img} sizes="(min-width: 62rem) 34rem, 100vw" eager />
          </div>
        ) : null}
      </div>
      <Prose text={event.desc} className={styles.text} />
    </article>
  );
}
