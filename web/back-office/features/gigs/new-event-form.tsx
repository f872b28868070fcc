import { messages } from '@venue/domain';
import { writeDraft } from '../../session/drafts.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { FormActions } from '../../forms/form-actions.tsx';
import { FormState } from '../../forms/form-state.tsx';
import { SaveOutcome } from '../../forms/save-outcome.tsx';
import { Button } from '../../../ui/button.tsx';
import type { EventStored } from './event-calls.ts';
import { EventFields } from './event-fields.tsx';
import type { EventFormInput } from './event-input.ts';
import { eventResolver } from './event-resolver.ts';
import styles from './event-form.module.css';

type NewEventFormProps = {
  uid: string;
  /** Where the draft is stored: a new gig, or one like another. */
  path: string;
  /** What stands in the form before anything is typed. */
  initial: EventFormInput;
  onCreate: (input: EventFormInput) => Promise<EventStored>;
  /** The gig is listed, so whoever drew this form draws an empty one. */
  onCreated: (failures: string[]) => void;
  /** For a copy: back to the empty form. */
  onBlank?: () => void;
};

/** New Event: cleared once it is listed, kept as typed when that fails (sections 4, 8). */
export function NewEventForm({ uid, path, initial, onCreate, onCreated, onBlank }: NewEventFormProps) {
  const recordForm = useRecordForm<EventFormInput>({
    name: 'new gig',
    path,
    uid,
    record: { values: initial },
    resolver: eventResolver,
    save: async (input) => {
      const { updatedAt, failures } = await onCreate(input);
      // Before the next form is drawn, which would find it.
      writeDraft(uid, path, undefined);
      onCreated(failures);
      return updatedAt;
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void recordForm.submit(event)}>
      <FormState
        isUnsaved={recordForm.isUnsaved}
        isOutdated={false}
        restoredAt={recordForm.restoredAt}
        onDiscard={recordForm.discard}
        lostFiles={recordForm.lostFiles}
        onForgetLost={recordForm.forgetLost}
      />
      <EventFields recordForm={recordForm} isNew />
      <SaveOutcome
        outcome={recordForm.outcome}
        savedMessage={messages.eventCreated}
        failedMessage={messages.eventCreateFailed}
      />
      <FormActions
        isUnsaved={recordForm.isUnsaved}
        isBusy={recordForm.form.formState.isSubmitting}
        updateLabel="List Event"
        onDiscard={recordForm.discard}
      >
        {onBlank && (
          <Button look="plain" onClick={onBlank}>
            Empty form
          </Button>
        )}
      </FormActions>
    </form>
  );
}
