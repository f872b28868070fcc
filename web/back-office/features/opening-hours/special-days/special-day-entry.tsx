import {
  formatSpecialDay,
  isWholeHouse,
  ContentLimits,
  sameArea,
  specialDay,
  type SpecialDay,
} from '@venue/domain';
import type { ReactNode } from 'react';
import { Field } from '../../../../ui/field.tsx';
import { RemoveButton } from '../../../records/lists/remove-button.tsx';
import { RecordFields } from '../../../records/record-fields.tsx';
import layout from '../../../shell/layout.module.css';
import styles from '../special-days.module.css';

type Problems = Partial<Record<keyof SpecialDay, { message?: string }>>;

type SpecialDayEntryProps = {
  day: SpecialDay;
  /** The areas of the opening hours. */
  areas: readonly string[];
  errors: Problems;
  isExpanded: boolean;
  onToggle: () => void;
  /** It takes the focus. */
  isAdded: boolean;
  onChange: (changed: Partial<SpecialDay>) => void;
  onRemove: () => void;
  /** What is on already. */
  children: ReactNode;
};

/** A special day: a row that says what holds, which expands to edit it. */
export function SpecialDayEntry(props: SpecialDayEntryProps) {
  const { day, areas, errors, isExpanded, onToggle, isAdded, onChange, onRemove, children } = props;
  const isOpen = isExpanded || Object.keys(errors).length > 0;
  const name = nameOf(day);
  return (
    <li className={`${layout.tight} ${styles.entry}`}>
      <div className={`${layout.line} ${styles.row}`}>
        <button
          type="button"
          className={`${layout.about} ${styles.name}`}
          ref={isAdded ? focus : undefined}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <span className={styles.day}>{name}</span>
          <span className={styles.what}>{describe(day)}</span>
        </button>
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      {isOpen && <SpecialDayFields day={day} areas={areas} errors={errors} onChange={onChange} />}
      {children}
    </li>
  );
}

function focus(button: HTMLElement | null): void {
  button?.focus();
}

/** The fields that have a control of their own, above the others. */
const above = { from: null, to: null, area: null, closed: null, times: null, reason: null };

function SpecialDayFields(props: Pick<SpecialDayEntryProps, 'day' | 'areas' | 'errors' | 'onChange'>) {
  const { day, areas, errors, onChange } = props;
  const isKnown = isWholeHouse(day) || areas.some((area) => sameArea(area, day.area));
  const text = (field: 'from' | 'to' | 'times' | 'reason', label: string, rest: object) => (
    <Field label={label} error={errors[field]?.message}>
      {(control) => (
        <input
          {...control}
          {...rest}
          value={day[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  );

  return (
    <div className={styles.fields}>
      <Field label="First day" error={errors.from?.message}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={day.from}
            onChange={({ target: { value } }) =>
              // Moving the first day of a single day moves its last day, too.
              onChange(day.to === day.from || day.to < value ? { from: value, to: value } : { from: value })
            }
          />
        )}
      </Field>
      {text('to', 'Last day', { type: 'date', min: day.from })}
      <Field label="Area" error={errors.area?.message}>
        {(control) => (
          <select
            {...control}
            value={areas.find((area) => sameArea(area, day.area)) ?? day.area}
            onChange={(event) => onChange({ area: event.target.value })}
          >
            <option value="">Whole house</option>
            {!isKnown && <option value={day.area}>{day.area}</option>}
            {[...new Set(areas)].filter(Boolean).map((area) => (
              <option key={area} value={area}>
                {area}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Open or closed" error={errors.closed?.message}>
        {(control) => (
          <select
            {...control}
            value={day.closed ? 'closed' : 'open'}
            onChange={(event) => onChange({ closed: event.target.value === 'closed' })}
          >
            <option value="closed">Closed</option>
            <option value="open">Open at other times</option>
          </select>
        )}
      </Field>
      {!day.closed && text('times', 'Times', { placeholder: '17:00 – 20:00' })}
      {text('reason', 'Reason, for guests', {
        placeholder: 'St Stephen’s Day',
        maxLength: ContentLimits.reason,
      })}
      <RecordFields fields={specialDay} slots={above} values={day} problems={errors} onChange={onChange} />
    </div>
  );
}

function nameOf(day: SpecialDay): string {
  return formatSpecialDay(day) || 'No day yet';
}

/** "Whole house closed, St Stephen’s Day". */
function describe({ area, closed, times, reason }: SpecialDay): string {
  const what = closed ? 'closed' : times || 'no times yet';
  return [`${area || 'Whole house'} ${what}`, reason].filter(Boolean).join(', ');
}
