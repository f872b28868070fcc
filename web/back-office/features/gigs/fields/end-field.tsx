import { gig } from '@venue/domain';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Field } from '../../../../ui/field.tsx';
import type { GigFormInput } from '../gig-input.ts';
import { endAfter } from '../times/gig-times.ts';

/** The likely end, as a time of day: on the same evening, or after midnight. */
export function EndField({ form }: { form: UseFormReturn<GigFormInput> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'endsAt' });
  return (
    <Field
      label={gig.endsAt.label}
      hint="Leave it empty if you don’t know."
      error={fieldState.error?.message}
    >
      {(control) => (
        <input
          {...control}
          type="time"
          value={field.value.slice(11, 16)}
          onChange={({ target }) => field.onChange(endAfter(form.getValues('datetime'), target.value))}
        />
      )}
    </Field>
  );
}
