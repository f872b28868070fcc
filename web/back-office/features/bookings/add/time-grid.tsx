import type { DayTime } from '@venue/domain';
import { useNow } from '../../../../ui/now.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { classes } from '../../../../ui/styles/classes.ts';
import { Field } from '../../../../ui/field.tsx';
import layout from '../../../shell/layout.module.css';
import { timesFor, type BookEvening } from '../evening/use-evening.ts';
import styles from './time-grid.module.css';

type TimeGridProps = {
  evening: BookEvening;
  party: number;
  /** The booking that is being changed: it is not in its own way. */
  without?: string;
  chosen: DayTime | undefined;
  /** `isFree`: there is nothing to ask about it. */
  onChoose: (time: DayTime, isFree: boolean) => void;
};

const reasons = {
  closed: 'The restaurant is closed on this day.',
  over: 'It’s too late for a table on this day.',
  past: 'This day is past.',
  notYet: 'Guests can’t book this day yet.',
  unreadable: 'The opening hours of this day can’t be read.',
  partyTooLarge: '',
  full: '',
};

/** The times of an evening: those that are free, and grey those that are not, which say why when they are tapped. */
export function TimeGrid({ evening, party, without, chosen, onChoose }: TimeGridProps) {
  const now = useNow();
  const { times, code } = timesFor(evening, { party, now, ...(without !== undefined && { without }) });
  const isListed = times.some((each) => isSame(each, chosen));
  return (
    <fieldset className={`${layout.fieldset} ${layout.tight}`}>
      <legend className={layout.legend}>Time</legend>
      {code && reasons[code] && <p className={layout.quiet}>{reasons[code]}</p>}
      <div className={`${styles.grid} ${layout.choices}`}>
        {times.map(({ date, time, isFree, isShort, tables }) => (
          <button
            key={date + time}
            type="button"
            className={classes(styles.time, (!isFree || isShort) && styles.taken)}
            aria-pressed={isSame({ date, time }, chosen)}
            onClick={() => onChoose({ date, time }, isFree && !isShort)}
          >
            {time}
            {(!isFree || isShort) && <VisuallyHidden> not free, why?</VisuallyHidden>}
            {tables && <span className={styles.table}>{tables.join('+')}</span>}
          </button>
        ))}
      </div>
      <div className={styles.other}>
        <Field label="Another time">
          {(control) => (
            <input
              {...control}
              type="time"
              value={chosen && !isListed ? chosen.time : ''}
              onChange={({ target }) =>
                /^\d\d:\d\d$/.test(target.value) &&
                onChoose({ date: evening.date, time: target.value }, false)
              }
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}

function isSame(a: DayTime, b: DayTime | undefined): boolean {
  return a.date === b?.date && a.time === b.time;
}
