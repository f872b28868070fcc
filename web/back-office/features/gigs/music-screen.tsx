import { fromLocalInput, type MusicEvent } from '@venue/domain';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useLiveCollection } from '../../live/use-live.ts';
import { HistoryLink } from '../../shell/history-link.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { useStaff } from '../../session/staff.ts';
import { contentCalls } from '../../forms/content-calls.ts';
import type { EventFormInput } from './event-input.ts';
import { MusicAdmin } from './music-admin.tsx';

const calls = contentCalls<EventFormInput>('event', 'super', (input) => ({
  ...input,
  datetime: fromLocalInput(input.datetime),
}));

/**
 * Music Admin over the events as they are now (section 2.7); stands at two addresses. `?new=2026-11-27` comes
 * with the form open for that day, `?edit=` and an id with that gig.
 */
export function MusicScreen() {
  const { uid } = useStaff();
  const [search] = useSearchParams();
  const events = useLiveCollection<MusicEvent>('events');
  return (
    <>
      <PageTitle title="Music Admin" />
      <h1>Music Admin</h1>
      <p>
        <HistoryLink of="events">History of the gigs, deleted ones too</HistoryLink>
      </p>
      {events.status === 'loading' ? (
        <Waiting label="Fetching the events" />
      ) : (
        <MusicAdmin
          uid={uid}
          events={events.value}
          calls={calls}
          newOn={search.get('new') ?? undefined}
          editing={search.get('edit') ?? undefined}
        />
      )}
    </>
  );
}
