import { archivedForAdmin, upcomingForAdmin, type MusicEvent } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useNow } from '../../../ui/now.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EventCard, type EventActions } from './event-card.tsx';
import styles from './event-lists.module.css';

/** Past gigs rendered at a time, so that years of them don't slow a phone down. */
const pageLength = 30;

type EventListsProps = {
  events: readonly MusicEvent[];
  actions: EventActions;
  hasDraft: (event: MusicEvent) => boolean;
};

/** Events List, soonest first, and Archived Events, latest first; split by the current time (sections 2.7, 4). */
export function EventLists({ events, actions, hasDraft }: EventListsProps) {
  const now = useNow();
  const [isArchiveOpen, setIsArchiveOpen] = useState(false);
  const [shown, setShown] = useState(pageLength);
  const upcoming = upcomingForAdmin(events, now);
  const archived = archivedForAdmin(events, now);
  return (
    <>
      <h2 className={styles.heading}>Events List</h2>
      {upcoming.length === 0 && <p>No upcoming events are listed.</p>}
      <Cards events={upcoming} actions={actions} hasDraft={hasDraft} />
      <Panel
        title="Archived Events"
        summary={String(archived.length)}
        isOpen={isArchiveOpen}
        onToggle={() => setIsArchiveOpen(!isArchiveOpen)}
      >
        {isArchiveOpen && <Cards events={archived.slice(0, shown)} actions={actions} hasDraft={hasDraft} />}
        {archived.length > shown && (
          <Button look="quiet" onClick={() => setShown(shown + pageLength)}>
            Show older ones
          </Button>
        )}
      </Panel>
    </>
  );
}

function Cards({ events, actions, hasDraft }: EventListsProps) {
  return (
    <ul className={styles.cards}>
      {events.map((event) => (
        <li key={event._id} className={styles.card}>
          <EventCard event={event} actions={actions} hasDraft={hasDraft(event)} />
        </li>
      ))}
    </ul>
  );
}
