import { gig, messages } from '@venue/domain';
import type { ReactNode } from 'react';
import { FieldGroup } from '../../forms/field-group.tsx';
import { RecordForm, type EditedRecord } from '../../forms/record-form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { FormMediaField } from '../../media/form-media-field.tsx';
import { DateField } from './date-field.tsx';
import { EndField } from './end-field.tsx';
import type { EventFormInput } from './event-input.ts';
import { eventResolver } from './event-resolver.ts';

type EventFormProps = EditedRecord<EventFormInput> & {
  kind: 'create' | 'edit';
  /** What else can be done, in the row below. */
  actions?: ReactNode;
};

const words = {
  create: {
    updateLabel: 'List Event',
    savedMessage: messages.eventCreated,
    failure: { sentence: messages.eventCreateFailed },
  },
  edit: {
    updateLabel: 'Update Event',
    savedMessage: messages.eventUpdated,
    failure: { effect: messages.eventUpdateFailed },
  },
};

/** The fields of a gig, new or stored, those first that are changed on the evening itself (section 2.7). */
export function EventForm({ kind, ...edited }: EventFormProps) {
  return (
    <RecordForm {...edited} {...words[kind]} resolver={eventResolver} fields={gig}>
      {({ form }) => (
        <FieldGroup disabled={form.formState.isSubmitting}>
          <TextField form={form} name="artist" label={gig.artist.label} autoComplete="off" />
          <DateField form={form} isNew={kind === 'create'} />
          <EndField form={form} />
          <TextField
            form={form}
            name="artistLink"
            label={gig.artistLink.label}
            onBlur={() => {
              const typed = form.getValues('artistLink').trim();
              const complete = withScheme(typed);
              if (complete !== typed) form.setValue('artistLink', complete, { shouldValidate: true });
            }}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            placeholder="https://"
          />
          <TextField form={form} name="desc" label={gig.desc.label} rows={2} />
          <FormMediaField form={form} name="img" label={gig.img.label} />
        </FieldGroup>
      )}
    </RecordForm>
  );
}

/** People type "www.example.ie/band"; browsers need the rest. Anything that is no such address stays as it is. */
function withScheme(text: string): string {
  return /^(?!.*@)[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text) ? `https://${text}` : text;
}
