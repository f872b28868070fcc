import { byDate, isArchived, isOnNow, messages, nightOf, type Gig } from '@venue/domain';
import { memo, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useNow } from '../../../../ui/now.tsx';
import { draftsOf, useDraftPaths } from '../../../unsaved/drafts.ts';
import { Panel } from '../../../shell/panel.tsx';
import { GigCard } from '../gig-card.tsx';
import layout from '../../../shell/layout.module.css';
import styles from './gig-lists.module.css';
import { eventPath } from '../gig-path.ts';
import type { GigHandlers } from '../gig-actions.tsx';
import type { OlderGigs } from './older-gigs.tsx';

/** Past gigs rendered at a time, so that years of them don't slow a phone down. */
const pageLength = 30;

type GigListsProps = {
  events: readonly Gig[];
  /** Gigs before these, loaded when the archive is opened. */
  older?: OlderGigs | undefined;
  actions: GigHandlers;
};

/**
 * Events List, soonest first, and Archived Events, latest first; split by the current time. What is on
 * now stands first in the archive. Memoised: opening or filling a form above does not render hundreds of gigs again.
 */
export const GigLists = memo(Lists);

function Lists({ events, older, actions }: GigListsProps) {
  const now = useNow();
  const upcoming = events.filter((event) => !isArchived(event, now)).toSorted(byDate);
  const archived = events.filter((event) => isArchived(event, now)).toSorted((a, b) => byDate(b, a));
  const onNow = archived.filter((event) => isOnNow(event, now));
  const others = archived.filter((event) => !isOnNow(event, now));
  const [chosen, setChosen] = useState<boolean>();
  // Until somebody opens or closes it, it is open while tonight's gigs are in it, which may still change.
  const isArchiveOpen = chosen ?? archived.some((event) => isOnNow(event, now) || isOfTonight(event, now));
  const [shown, setShown] = useState(pageLength);
  const archive = useRef<HTMLDivElement>(null);
  const total = archived.length + (older?.count ?? 0);

  function handleGoToArchive() {
    setChosen(true);
    archive.current?.focus({ preventScroll: true });
    archive.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }

  return (
    <>
      <h2 className={layout.heading}>Events List</h2>
      {/* The archive is a dozen gigs further down on a phone. */}
      {onNow.map(({ _id, artist }) => (
        <div key={_id}>
          <Button small look="quiet" onClick={handleGoToArchive}>
            {messages.onNow}: {artist || 'No artist yet'}
          </Button>
        </div>
      ))}
      {upcoming.length === 0 && <p>No upcoming gigs are listed.</p>}
      <Cards events={upcoming} actions={actions} />
      <div ref={archive} className={styles.archive} tabIndex={-1}>
        <Panel
          title="Archived Events"
          summary={[
            older && older.count === undefined ? [] : String(total),
            onNow.map(({ artist }) => `${messages.onNow}: ${artist || 'No artist yet'}`),
          ]
            .flat()
            .join(' · ')}
          isOpen={isArchiveOpen}
          scrollsOnOpen={chosen !== undefined}
          onToggle={() => setChosen(!isArchiveOpen)}
        >
          {isArchiveOpen && onNow.length > 0 && <Cards events={onNow} actions={actions} />}
          {isArchiveOpen &&
            (older ? (
              older.render(shown, (before) => <Cards events={[...others, ...before]} actions={actions} />)
            ) : (
              <Cards events={others.slice(0, shown)} actions={actions} />
            ))}
          {isArchiveOpen && total === 0 && <p>There are no past gigs yet.</p>}
          {total > shown && (
            <Button look="quiet" onClick={() => setShown(shown + pageLength)}>
              Show older ones
            </Button>
          )}
        </Panel>
      </div>
    </>
  );
}

function isOfTonight({ datetime }: Gig, now: Date): boolean {
  return datetime !== undefined && nightOf(datetime) === nightOf(now);
}

type CardsProps = Pick<GigListsProps, 'events' | 'actions'>;

function Cards({ events, actions }: CardsProps) {
  const now = useNow();
  const draftPaths = useDraftPaths();
  return (
    <ul className={styles.cards}>
      {events.map((event) => (
        <li key={event._id} className={styles.card}>
          <GigCard
            event={event}
            actions={actions}
            isOnNow={isOnNow(event, now)}
            hasDraft={draftsOf(draftPaths, eventPath(event._id)).length > 0}
          />
        </li>
      ))}
    </ul>
  );
}
