import {
  bookableArea,
  closedNotice,
  endOfNight,
  fromLocalInput,
  ContentLimits,
  nightOf,
  sameArea,
  toLocalInput,
  type Gig,
  type OpeningHours,
} from '@venue/domain';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { UntilField } from '../../records/fields/until-field.tsx';
import { useDraftInput } from '../../unsaved/use-draft-input.ts';
import { useNow } from '../../../ui/now.tsx';
import type { ApiError } from '../../api/api-error.ts';
import layout from '../../shell/layout.module.css';
import type { ClosingInput } from './closing-calls.ts';
import { closingTimes } from './closing-times.ts';
import styles from './closed-tonight.module.css';

/** Where what is typed is stored until something is closed. */
export const closingDraft = 'closedTonight/new';

/** What is typed, about which area, and on which night. */
export type ClosingDraft = Omit<ClosingInput, 'area' | 'from'> & {
  area: string | undefined;
  night: string;
  /** Null until a time is chosen; empty for now or, for what is not open yet, all night. */
  from: string | null;
};

const nothing: ClosingDraft = {
  ...{ area: undefined, night: '', reason: '' },
  ...{ from: null, until: '', eventStatus: '' },
};

type ClosingFormProps = {
  uid: string;
  /** Empty for the whole house. */
  area: string;
  hours: OpeningHours;
  gigs: readonly Gig[];
  isBlocked: boolean;
  error: ApiError | undefined;
  /** Renders what is booked and planned between two days already. */
  onDays: (from: string, to: string) => ReactNode;
  onClose: (input: ClosingInput) => void;
  onCancel: () => void;
};

/** What to close, why, from when and until when; all of it can stay as it is. */
export function ClosingForm(props: ClosingFormProps) {
  const { uid, area, hours, gigs, isBlocked, error, onDays, onClose, onCancel } = props;
  const now = useNow();
  const night = nightOf(now);
  const tonight = toLocalInput(endOfNight(night));
  const { values, change } = useDraftInput<ClosingDraft>({
    ...{ name: 'what closes tonight', path: closingDraft, uid, empty: nothing, isFilled },
  });
  const { reason } = values;
  // A draft from another night keeps only its reason: its times and gig status no longer apply.
  const { from: chosen, until, eventStatus } = values.night === night ? values : nothing;
  const set = (part: Partial<ClosingDraft>) =>
    change({ area, night, from: chosen, until, eventStatus, ...part });
  const { isOpen, times } = closingTimes(hours, area, now);
  // The house closes all night unless somebody says otherwise. When an area closes is for the person to say: one slip
  // would close it for the evening.
  const from = chosen ?? (area && times.length > 0 ? undefined : '');
  const [isMissing, setIsMissing] = useState(false);
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
      className={`${layout.card} ${layout.block} ${layout.typed} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (from === undefined) setIsMissing(true);
        else onClose({ area, reason, from: starts, until, eventStatus });
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
          problem={isMissing && from === undefined ? 'Choose when it closes.' : undefined}
          onChoose={(next) => set({ from: next })}
        />
      )}
      <Field label="Reason" hint="Guests will see this. You can leave it empty." error={errorAt('reason')}>
        {(control) => (
          <input
            {...control}
            maxLength={ContentLimits.reason}
            value={reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
        )}
      </Field>
      <UntilField
        until={until}
        tonight={tonight}
        error={errorAt('until')}
        onChange={(next) => set({ until: next })}
      />
      {!area && gigs.length > 0 && (
        <Choices
          label={`Tonight’s gig: ${gigs.map(({ artist }) => artist || 'no artist yet').join(', ')}`}
          chosen={eventStatus}
          choices={[
            { value: '', label: 'Leave it as it is' },
            { value: 'cancelled', label: 'Cancelled' },
            { value: 'postponed', label: 'Postponed' },
          ]}
          onChoose={(next) => set({ eventStatus: next })}
        />
      )}
      {(!area || sameArea(area, bookableArea)) && onDays(nightOf(now), nightOf(new Date(ends.getTime() - 1)))}
      <p role="status">
        <span className={layout.quiet}>Guests will read:</span>{' '}
        {from === undefined ? 'first choose when it closes.' : words}
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

function isFilled({ reason, until }: ClosingDraft): boolean {
  return reason.trim() !== '' || until !== '';
}

type ChoicesProps<Value extends string> = {
  label: string;
  /** Undefined until one is chosen. */
  chosen: Value | undefined;
  choices: { value: Value; label: string }[];
  problem?: string | undefined;
  onChoose: (value: Value) => void;
};

/** A few buttons of which one is pressed. */
function Choices<Value extends string>({ label, chosen, choices, problem, onChoose }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <div className={`${layout.tight} ${layout.choices}`} role="group" aria-labelledby={id}>
      <p id={id} className={layout.label}>
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
      {problem && (
        <p role="alert" className={layout.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
