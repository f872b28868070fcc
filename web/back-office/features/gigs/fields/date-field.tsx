import {
  formatLongDateTime,
  fromLocalInput,
  gig,
  isPast,
  localDay,
  messages,
  nextDay,
  toLocalInput,
} from '@venue/domain';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { useNow } from '../../../../ui/now.tsx';
import layout from '../../../shell/layout.module.css';
import styles from './date-field.module.css';
import { nextWeekday, type GigFormInput } from '../gig-input.ts';
import { doorsBefore, endAfter } from '../times/gig-times.ts';

type DateFieldProps = {
  form: UseFormReturn<GigFormInput>;
  /** Whether to warn about a past date: for a new gig. */
  isNew: boolean;
};

/** Date and time in the venue's time zone, whatever the phone's is, with buttons for the usual evenings. */
export function DateField({ form, isNew }: DateFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'datetime' });
  const { value } = field;
  const now = useNow();
  // Doors and end move with the start and keep their time of day.
  const onChange = (start: string) => {
    field.onChange(start);
    form.setValue('endsAt', endAfter(start, form.getValues('endsAt').slice(11, 16)));
    form.setValue('doorsAt', doorsBefore(start, form.getValues('doorsAt').slice(11, 16)));
  };
  const time = value.slice(11, 16) || '21:30';
  const today = localDay(now);
  const evenings = [
    { label: 'Tonight', value: `${today}T${time}` },
    { label: 'Tomorrow', value: `${nextDay(today)}T${time}` },
    { label: 'Fri', value: nextWeekday(now, 5, time) },
    { label: 'Sat', value: nextWeekday(now, 6, time) },
    { label: 'To be announced', value: '' },
    // On a Friday, "Fri" is "Tonight": one button is enough.
  ].filter(({ value: evening }, index, all) => all.findIndex((other) => other.value === evening) === index);
  return (
    <div>
      <Field
        label={gig.datetime.label}
        hint={<Reading value={value} now={now} isNew={isNew} />}
        error={fieldState.error?.message}
      >
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div
        className={`${layout.row} ${layout.choices} ${styles.quick}`}
        role="group"
        aria-label="Choose an evening"
      >
        {evenings.map((evening) => (
          <Button
            key={evening.label}
            look="quiet"
            small
            aria-pressed={evening.value === value}
            onClick={() => onChange(evening.value)}
          >
            {evening.label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The date in words, as guests will read it, with a warning if something is odd. */
function Reading({ value, now, isNew }: { value: string; now: Date; isNew: boolean }) {
  if (!value) return `Guests read “${messages.dateToBeAnnounced}”.`;
  const date = fromLocalInput(value);
  const words = formatLongDateTime(date);
  if (!words) return 'In the venue’s local time.';
  if (!toLocalInput(date).startsWith(value.slice(0, 16))) {
    return (
      <span className={styles.warning}>
        The clocks go forward that night and skip this time. It will be {words}.
      </span>
    );
  }
  if (isNew && isPast({ datetime: date }, now)) {
    return (
      <span className={styles.warning}>{words}. That’s in the past: it goes straight to the archive.</span>
    );
  }
  return words;
}
