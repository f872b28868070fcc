import { useController } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import type { RecordForm } from '../../forms/use-record-form.ts';
import { ImageField } from '../../media/image-field.tsx';
import { DateField } from './date-field.tsx';
import styles from './event-fields.module.css';
import type { EventFormInput } from './event-input.ts';

type EventFieldsProps = {
  recordForm: RecordForm<EventFormInput>;
  /** Whether a date gone by is worth a word: it is for a new gig. */
  isNew?: boolean;
};

/** The fields of a gig, those first that are changed on the evening itself (section 2.7). */
export function EventFields({ recordForm: { form }, isNew = false }: EventFieldsProps) {
  const { errors, isSubmitting } = form.formState;
  const date = useController({ control: form.control, name: 'datetime' });
  const img = useController({ control: form.control, name: 'img' });

  function completeLink() {
    const typed = form.getValues('artistLink').trim();
    const complete = withScheme(typed);
    if (complete !== typed) form.setValue('artistLink', complete, { shouldValidate: true });
  }

  return (
    <fieldset className={styles.fields} disabled={isSubmitting}>
      <Field label="Artist" error={errors.artist?.message}>
        {(control) => <input {...control} {...form.register('artist')} autoComplete="off" />}
      </Field>
      <DateField
        value={date.field.value}
        onChange={date.field.onChange}
        error={errors.datetime?.message}
        isNew={isNew}
      />
      <Field label="Artist website or social link" error={errors.artistLink?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('artistLink', { onBlur: completeLink })}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            placeholder="https://"
          />
        )}
      </Field>
      <Field label="Description" error={errors.desc?.message}>
        {(control) => <textarea {...control} {...form.register('desc')} />}
      </Field>
      <ImageField
        label="Image"
        value={img.field.value}
        onChange={img.field.onChange}
        error={errors.img?.message}
      />
    </fieldset>
  );
}

/** People type "www.example.ie/band"; browsers need the rest. Anything that is no such address stays as it is. */
function withScheme(text: string): string {
  return /^(?!.*@)[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text) ? `https://${text}` : text;
}
