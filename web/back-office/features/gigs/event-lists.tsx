import { pastEvents, upcomingEvents, type MusicEvent } from '@venue/domain';
import { memo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useNow } from '../../../ui/now.tsx';
import { hasDraftOf, useDraftPaths } from '../../session/use-drafts.ts';
import { Panel } from '../../shell/panel.tsx';
import { EventCard, type EventActions } from './event-card.tsx';
import styles from './event-lists.module.css';

/** Past gigs rendered at a time, so that years of them don't slow a phone down. */
const pageLength = 30;

type EventListsProps = {
  events: readonly MusicEvent[];
  actions: EventActions;
};

/**
 * Events List, soonest first, and Archived Events, latest first; split by the current time (sections 2.7, 4). Memoised:
 * opening or filling a form above does not render hundreds of gigs again.
 */
export const EventLists = memo(Lists);

/** Where the draft of a gig is stored. */
export function eventPath({ _id }: MusicEvent): string {
  return `events/${_id}`;
}

function Lists({ events, actions }: EventListsProps) {
  const now = useNow();
  const [isArchiveOpen, setIsArchiveOpen] = useState(false);
  const [shown, setShown] = useState(pageLength);
  const upcoming = upcomingEvents(events, now);
  const archived = pastEvents(events, now);
  return (
    <>
      <h2 className={styles.heading}>Events List</h2>
      {upcoming.length === 0 && <p>No upcoming events are listed.</p>}
      <Cards events={upcoming} actions={actions} />
      <Panel
        title="Archived Events"
        summary={String(archived.length)}
        isOpen={isArchiveOpen}
        onToggle={() => setIsArchiveOpen(!isArchiveOpen)}
      >
        {isArchiveOpen && <Cards events={archived.slice(0, shown)} actions={actions} />}
        {archived.length > shown && (
          <Button look="quiet" onClick={() => setShown(shown + pageLength)}>
            Show older ones
          </Button>
        )}
      </Panel>
    </>
  );
}

function Cards({ events, actions }: EventListsProps) {
  const draftPaths = useDraftPaths();
  return (
    <ul className={styles.cards}>
      {events.map((event) => (
        <li key={event._id} className={styles.card}>
          <EventCard event={event} actions={actions} hasDraft={hasDraftOf(draftPaths, eventPath(event))} />
        </li>
      ))}
    </ul>
  );
}
