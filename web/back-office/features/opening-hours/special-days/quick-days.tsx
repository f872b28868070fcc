import { formatShortDay, type SpecialDay } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { nextPublicHolidays } from './public-holidays.ts';
import layout from '../../../shell/layout.module.css';
import styles from '../special-days.module.css';

/** How many holidays are offered at once. */
const offered = 5;

type QuickDaysProps = {
  /** On the venue's calendar. */
  today: string;
  /** The special days that are there already. */
  days: readonly SpecialDay[];
  /** Adds a special day; `opens` to edit it at once. */
  onAdd: (day: SpecialDay, opens: boolean) => void;
};

/** One tap for each coming holiday, closed for the whole house unless that is changed, and one for any other day. */
export function QuickDays({ today, days, onAdd }: QuickDaysProps) {
  const [showsAll, setShowsAll] = useState(false);
  const feasts = nextPublicHolidays(today).filter(
    ({ day }) => !days.some(({ from, to }) => from <= day && day <= to),
  );
  const shown = showsAll ? feasts : feasts.slice(0, offered);
  const whole = { area: '', closed: true, times: '' };
  return (
    <div className={layout.row} role="group" aria-label="Add a special day">
      {shown.map(({ name, day }) => (
        <Button
          key={name}
          small
          look="quiet"
          className={styles.quick}
          onClick={() => onAdd({ from: day, to: day, ...whole, reason: name }, false)}
        >
          <span>{`${name} closed`}</span> <span className={styles.date}>{formatShortDay(day)}</span>
        </Button>
      ))}
      {!showsAll && feasts.length > offered && (
        <Button small look="plain" onClick={() => setShowsAll(true)}>
          More holidays
        </Button>
      )}
      <Button
        small
        look="quiet"
        onClick={() => onAdd({ from: today, to: today, ...whole, reason: '' }, true)}
      >
        Another day
      </Button>
    </div>
  );
}
