import { archivedForAdmin, upcomingForAdmin, type MusicEvent } from '@venue/domain';
import { useState } from 'react';
import { useNow } from '../../ui/now.tsx';
import { useLiveCollection } from '../data/use-live.ts';
import { Panel } from '../frame/panel.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { EventCard } from './event-card.tsx';
import styles from './event-lists.module.css';

/** Events List, soonest first, and Archived Events, latest first; split by the current time (sections 2.7, 4). */
export function EventLists() {
  const events = useLiveCollection<MusicEvent>('events');
  const now = useNow();
  const [isArchiveOpen, setIsArchiveOpen] = useState(false);
  if (events.status === 'loading') return <Waiting label="Fetching the events" />;
  const upcoming = upcomingForAdmin(events.value, now);
  const archived = archivedForAdmin(events.value, now);
  return (
    <>
      <h2>Events List</h2>
      {upcoming.length === 0 && <p>No upcoming events are listed.</p>}
      <Cards events={upcoming} />
      <Panel
        title="Archived Events"
        summary={String(archived.length)}
        isOpen={isArchiveOpen}
        onToggle={() => setIsArchiveOpen(!isArchiveOpen)}
      >
        {isArchiveOpen && <Cards events={archived} />}
      </Panel>
    </>
  );
}

function Cards({ events }: { events: MusicEvent[] }) {
  return (
    <ul className={styles.cards}>
      {events.map((event) => (
        <li key={event._id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}
