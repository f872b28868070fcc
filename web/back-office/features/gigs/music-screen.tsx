import { fromLocalInput, type MusicEvent } from '@venue/domain';
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

/** Music Admin over the live events (section 2.7). It has two addresses. */
export function MusicScreen() {
  const { uid } = useStaff();
  const events = useLiveCollection<MusicEvent>('events');
  return (
    <>
      <PageTitle title="Music Admin" />
      <h1>Music Admin</h1>
      <p>
        <HistoryLink of="events">History of the gigs, deleted ones too</HistoryLink>
      </p>
      {events.status === 'loading' ? (
        <Waiting label="Loading the events" />
      ) : (
        <MusicAdmin uid={uid} events={events.value} calls={calls} />
      )}
    </>
  );
}
