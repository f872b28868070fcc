import {
  bookableArea,
  closedNotice,
  endOfNight,
  fromLocalInput,
  Limits,
  nightOf,
  sameArea,
  toLocalInput,
  type GigStatus,
  type MusicEvent,
  type OpeningHours,
} from '@venue/domain';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { UntilField } from '../../forms/until-field.tsx';
import { useNow } from '../../../ui/now.tsx';
import type { ApiError } from '../../api/api-error.ts';
import layout from '../../shell/layout.module.css';
import type { ClosingInput } from './closing-calls.ts';
import { closingTimes } from './closing-times.ts';
import styles from './closed-tonight.module.css';

type ClosingFormProps = {
  /** Empty for the whole house. */
  area: string;
  hours: OpeningHours;
  gigs: readonly MusicEvent[];
  isBlocked: boolean;
  error: ApiError | undefined;
  /** Renders what is booked and planned between two days already. */
  onDays: (from: string, to: string) => ReactNode;
  onClose: (input: ClosingInput) => void;
  onCancel: () => void;
};

/** What to close, why, from when and until when; all of it can stay as it is. */
export function ClosingForm(props: ClosingFormProps) {
  const { area, hours, gigs, isBlocked, error, onDays, onClose, onCancel } = props;
  const now = useNow();
  const tonight = toLocalInput(endOfNight(nightOf(now)));
  const [reason, setReason] = useState('');
  /** Empty for now; for what is not open yet, and for the whole house, all night. */
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [eventStatus, setEventStatus] = useState<GigStatus | ''>('');
  const { isOpen, times } = closingTimes(hours, area, now);
  const ends = fromLocalInput(until || tonight);
  const errorAt = (path: string) => error?.errors.find((each) => each.path === path)?.message;
  const starts = from || (area && isOpen ? toLocalInput(now) : '');
  const words = closedNotice(
    {
      ...{ area, reason, until: ends },
      ...(starts && { from: fromLocalInput(starts) }),
    },
    now,
  );

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onClose({ area, reason, from: starts, until, eventStatus });
      }}
    >
      {times.length > 0 && (
        <Choices
          label={area ? `${area} closes` : 'The house closes'}
          chosen={from}
          choices={[
            { value: '', label: area && isOpen ? 'Now' : 'All night' },
            ...times.map((time) => ({ value: time, label: `at ${time.slice(11)}` })),
          ]}
          onChoose={setFrom}
        />
      )}
      <Field label="Reason" hint="Guests read it. It can stay empty." error={errorAt('reason')}>
        {(control) => (
          <input
            {...control}
            maxLength={Limits.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <UntilField until={until} tonight={tonight} error={errorAt('until')} onChange={setUntil} />
      {!area && gigs.length > 0 && (
        <Choices
          label={`Tonight’s gig: ${gigs.map(({ artist }) => artist || 'no artist yet').join(', ')}`}
          chosen={eventStatus}
          choices={[
            { value: '', label: 'Leave it as it is' },
            { value: 'cancelled', label: 'Cancelled' },
            { value: 'postponed', label: 'Postponed' },
          ]}
          onChoose={setEventStatus}
        />
      )}
      {(!area || sameArea(area, bookableArea)) && onDays(nightOf(now), nightOf(new Date(ends.getTime() - 1)))}
      <p role="status">
        <span className={layout.quiet}>Guests will read:</span> {words}
      </p>
      <div className={layout.row}>
        <Button type="submit" look="danger" disabled={isBlocked}>
          {area ? `Close ${area} early` : 'Close the house tonight'}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type ChoicesProps<Value extends string> = {
  label: string;
  chosen: Value;
  choices: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

/** A few buttons of which one is pressed. */
function Choices<Value extends string>({ label, chosen, choices, onChoose }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <div className={styles.choices} role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={layout.row}>
        {choices.map(({ value, label: words }) => (
          <Button
            key={value}
            small
            look="quiet"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {words}
          </Button>
        ))}
      </div>
    </div>
  );
}
