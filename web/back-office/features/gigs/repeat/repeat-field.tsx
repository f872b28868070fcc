import { formatLongDate, fromLocalInput } from '@venue/domain';
import { Field } from '../../../../ui/field.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { ConflictsOn } from './conflicts.ts';
import layout from '../../../shell/layout.module.css';
import styles from './repeat-field.module.css';
import { chosenDays, repeatDays, rhythms, weekOfMonth, type Repeat, type Rhythm } from './repeat-days.ts';

type RepeatFieldProps = {
  /** The first day, YYYY-MM-DD; empty while the gig has no date, and then nothing repeats. */
  first: string;
  value: Repeat;
  onChange: (value: Repeat) => void;
  conflictsOn: ConflictsOn;
};

/**
 * Lists a gig on several evenings: a rhythm, its last date, and all dates to be checked before anything is created. Each
 * can be left out, and what stands in its way is named beside it.
 */
export function RepeatField({ first, value, onChange, conflictsOn }: RepeatFieldProps) {
  const isDated = first !== '';
  const days = isDated && value.rhythm !== 'once' ? repeatDays(first, value.rhythm) : [];
  const chosen = isDated ? chosenDays(first, value) : [];
  return (
    <fieldset className={`${layout.fieldset} ${layout.block}`}>
      <legend className={layout.legend}>How often</legend>
      <div className={`${layout.row} ${layout.choices}`}>
        {(Object.keys(rhythms) as Rhythm[]).map((rhythm) => (
          <Button
            key={rhythm}
            look="quiet"
            small
            disabled={!isDated && rhythm !== 'once'}
            aria-pressed={rhythm === value.rhythm}
            onClick={() => onChange({ ...value, rhythm, without: [] })}
          >
            {rhythms[rhythm]}
          </Button>
        ))}
      </div>
      {value.rhythm === 'once' && isDated && <Conflicts of={conflictsOn(first)} />}
      {days.length > 0 && (
        <>
          <Field
            label={value.rhythm === 'month' ? `Every ${weekOfMonth(first)} ${weekday(first)} until` : 'Until'}
          >
            {(control) => (
              <select
                {...control}
                value={value.dates}
                onChange={({ target }) => onChange({ ...value, dates: Number(target.value) })}
              >
                {days.slice(1).map((day, at) => (
                  <option key={day} value={at + 2}>
                    {longDate(day)} ({at + 2} dates)
                  </option>
                ))}
              </select>
            )}
          </Field>
          <ul className={`${layout.bare} ${styles.days}`} aria-label="Dates of this gig">
            {days.slice(0, value.dates).map((day) => (
              <li key={day}>
                <label className={layout.line}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(day)}
                    onChange={({ target }) =>
                      onChange({ ...value, without: without(value, day, target.checked) })
                    }
                  />
                  {longDate(day)}
                </label>
                <Conflicts of={conflictsOn(day)} />
              </li>
            ))}
          </ul>
          {chosen.length === 0 && (
            <p className={`${layout.mark} ${styles.conflict}`}>Tick at least one date.</p>
          )}
        </>
      )}
    </fieldset>
  );
}

function Conflicts({ of }: { of: string[] }) {
  return of.map((sentence) => (
    <p key={sentence} className={`${layout.mark} ${styles.conflict}`}>
      {sentence}
    </p>
  ));
}

function without({ without: before }: Repeat, day: string, isChosen: boolean): string[] {
  const others = before.filter((each) => each !== day);
  return isChosen ? others : [...others, day];
}

function longDate(day: string): string {
  return formatLongDate(fromLocalInput(`${day}T12:00`));
}

function weekday(day: string): string {
  return longDate(day).split(',')[0] ?? '';
}
