import { gig } from '@venue/domain';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Field } from '../../../../ui/field.tsx';
import type { GigFormInput } from '../gig-input.ts';
import { doorsBefore } from '../times/gig-times.ts';

/** When the doors open, as a time of day before the start. */
export function DoorsField({ form }: { form: UseFormReturn<GigFormInput> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'doorsAt' });
  return (
    <Field label={gig.doorsAt.label} error={fieldState.error?.message}>
      {(control) => (
        <input
          {...control}
          type="time"
          value={field.value.slice(11, 16)}
          onChange={({ target }) => field.onChange(doorsBefore(form.getValues('datetime'), target.value))}
        />
      )}
    </Field>
  );
}
