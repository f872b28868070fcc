import { gig, toInput, type Gig } from '@venue/domain';
import { useMemo, useRef } from 'react';
import { HistoryLink } from '../../shell/history-link.tsx';
import { GigForm } from './gig-form.tsx';
import type { GigFormInput } from './gig-input.ts';
import { eventPath } from './gig-path.ts';
import type { GigCalls } from './gig-calls.ts';

type EditGigProps = {
  uid: string;
  event: Gig;
  calls: Pick<GigCalls, 'update'>;
  /** Gets what was stored, and what stores again what was there before. */
  onSaved: (input: GigFormInput, undo: () => Promise<unknown>) => void;
};

/** The form of a stored gig. */
export function EditGig({ uid, event, calls, onSaved }: EditGigProps) {
  const record = useMemo(() => ({ values: toInput(gig, event), updatedAt: event.updatedAt }), [event]);
  const savedAt = useRef<Date>(undefined);
  return (
    <GigForm
      kind="edit"
      name={event.artist ? `gig “${event.artist}”` : 'gig'}
      uid={uid}
      path={eventPath(event._id)}
      record={record}
      onSave={async (input, basedOn) => (savedAt.current = await calls.update(event._id, input, basedOn))}
      onSaved={(input) => onSaved(input, () => calls.update(event._id, record.values, savedAt.current))}
      actions={<HistoryLink of={eventPath(event._id)}>History of this gig</HistoryLink>}
    />
  );
}
