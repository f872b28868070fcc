import { gig } from '@venue/domain';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Field } from '../../../../ui/field.tsx';
import type { GigFormInput } from '../gig-input.ts';
import { doorsBefore, endAfter } from '../times/gig-times.ts';

type TimeFieldProps = { form: UseFormReturn<GigFormInput> };

/** When the doors open, as a time of day before the start. */
export function DoorsField({ form }: TimeFieldProps) {
  return <TimeField form={form} name="doorsAt" momentOf={doorsBefore} />;
}

/** The likely end, as a time of day: on the same evening, or after midnight. */
export function EndField({ form }: TimeFieldProps) {
  return <TimeField form={form} name="endsAt" momentOf={endAfter} hint="Leave it empty if you don’t know." />;
}

type ByStart = TimeFieldProps & {
  name: 'doorsAt' | 'endsAt';
  hint?: string;
  /** The date and time of a time of day, given the start of the gig. */
  momentOf: (start: string, time: string) => string;
};

function TimeField({ form, name, hint, momentOf }: ByStart) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <Field label={gig[name].label} hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <input
          {...control}
          type="time"
          value={field.value.slice(11, 16)}
          onChange={({ target }) => field.onChange(momentOf(form.getValues('datetime'), target.value))}
        />
      )}
    </Field>
  );
}
