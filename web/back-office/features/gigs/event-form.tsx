import { gig, messages } from '@venue/domain';
import { eventSchema } from '@venue/domain/schemas';
import type { ReactNode } from 'react';
import { FieldGroup } from '../../forms/field-group.tsx';
import { formResolver } from '../../forms/form-resolver.ts';
import { RecordForm, type EditedRecord } from '../../forms/record-form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { FormMediaField } from '../../media/form-media-field.tsx';
import { DateField } from './date-field.tsx';
import { EndField } from './end-field.tsx';
import type { EventFormInput } from './event-input.ts';

type EventFormProps = EditedRecord<EventFormInput> & {
  kind: 'create' | 'edit';
  /** More buttons for the row below. */
  actions?: ReactNode;
};

const resolver = formResolver<EventFormInput>(eventSchema);

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

/** The form of a gig, new or stored (section 2.7). What changes on the evening itself comes first. */
export function EventForm({ kind, ...edited }: EventFormProps) {
  return (
    <RecordForm {...edited} {...words[kind]} resolver={resolver} fields={gig}>
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

/** Adds https:// to "www.example.ie/band". Anything that isn't such an address stays as it is. */
function withScheme(text: string): string {
  return /^(?!.*@)[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text) ? `https://${text}` : text;
}
