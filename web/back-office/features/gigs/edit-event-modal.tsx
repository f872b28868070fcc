import { messages, type MusicEvent } from '@venue/domain';
import { useMemo } from 'react';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { FormActions } from '../../forms/form-actions.tsx';
import { FormState } from '../../forms/form-state.tsx';
import { HistoryLink } from '../../shell/history-link.tsx';
import { Modal } from '../../shell/modal.tsx';
import { RecordOutcome } from '../../forms/record-outcome.tsx';
import { describeEvent } from './describe-event.ts';
import type { EventStored } from './event-calls.ts';
import { EventFields } from './event-fields.tsx';
import styles from './event-form.module.css';
import { toEventInput, type EventFormInput } from './event-input.ts';
import { eventResolver } from './event-resolver.ts';

type EditEventModalProps = {
  uid: string;
  /** The event as it is stored now; changes while others save. Undefined: closed. */
  event: MusicEvent | undefined;
  onUpdate: (input: EventFormInput, basedOn: Date | undefined) => Promise<EventStored>;
  onUpdated: (failures: string[]) => void;
  onClose: () => void;
};

/** Edit Event (section 2.7). Closed with changes in it, it keeps them as a draft for the next time. */
export function EditEventModal({ event, ...rest }: EditEventModalProps) {
  return (
    <Modal isOpen={event !== undefined} title="Edit Event" onClose={rest.onClose}>
      {event && <EditEventForm key={event._id} event={event} {...rest} />}
    </Modal>
  );
}

/** Where the draft of an event is stored. */
export function eventPath({ _id }: MusicEvent): string {
  return `events/${_id}`;
}

function EditEventForm({ uid, event, onUpdate, onUpdated }: EditEventModalProps & { event: MusicEvent }) {
  const record = useMemo(() => ({ values: toEventInput(event), updatedAt: event.updatedAt }), [event]);
  const recordForm = useRecordForm<EventFormInput>({
    name: event.artist || 'gig',
    path: eventPath(event),
    uid,
    record,
    resolver: eventResolver,
    save: async (input, basedOn) => {
      const { updatedAt, failures } = await onUpdate(input, basedOn);
      onUpdated(failures);
      return updatedAt;
    },
  });
  const { isUnsaved, discard } = recordForm;
  return (
    <form className={styles.form} noValidate onSubmit={(submit) => void recordForm.submit(submit)}>
      <FormState
        isUnsaved={isUnsaved}
        isOutdated={recordForm.isOutdated}
        restoredAt={recordForm.restoredAt}
        onDiscard={discard}
        lostFiles={recordForm.lostFiles}
        onForgetLost={recordForm.forgetLost}
      />
      <EventFields recordForm={recordForm} />
      <RecordOutcome
        recordForm={recordForm}
        savedMessage={messages.eventUpdated}
        failedMessage={messages.eventUpdateFailed}
        describe={describeEvent}
      />
      <FormActions
        isUnsaved={isUnsaved}
        isBusy={recordForm.form.formState.isSubmitting}
        updateLabel="Update Event"
        onDiscard={discard}
      >
        <HistoryLink of={eventPath(event)}>History of this gig</HistoryLink>
      </FormActions>
    </form>
  );
}
