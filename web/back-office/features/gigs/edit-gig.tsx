import { gig, toInput, type MusicEvent } from '@venue/domain';
import { useMemo } from 'react';
import { HistoryLink } from '../../shell/history-link.tsx';
import { EventForm } from './event-form.tsx';
import type { EventFormInput } from './event-input.ts';
import { eventPath } from './event-path.ts';
import type { GigCalls } from './gig-calls.ts';

type EditGigProps = {
  uid: string;
  event: MusicEvent;
  calls: Pick<GigCalls, 'update'>;
  onSaved: (input: EventFormInput) => void;
};

/** The form of a stored gig. */
export function EditGig({ uid, event, calls, onSaved }: EditGigProps) {
  const record = useMemo(() => ({ values: toInput(gig, event), updatedAt: event.updatedAt }), [event]);
  return (
    <EventForm
      kind="edit"
      name={event.artist ? `gig “${event.artist}”` : 'gig'}
      uid={uid}
      path={eventPath(event._id)}
      record={record}
      onSave={(input, basedOn) => calls.update(event._id, input, basedOn)}
      onSaved={onSaved}
      actions={<HistoryLink of={eventPath(event._id)}>History of this gig</HistoryLink>}
    />
  );
}
