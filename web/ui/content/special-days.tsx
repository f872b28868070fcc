import {
  comingSpecialDays,
  formatTimes,
  formatSpecialDay,
  isWholeHouse,
  nightOf,
  readAreas,
  sameArea,
  specialDayOf,
  type OpeningHours,
  type SpecialDay,
} from '@venue/domain';
import { useNow } from '../now.tsx';
import styles from './special-days.module.css';
import { todayRow } from './today-row.ts';

type SpecialDaysProps = {
  hours: OpeningHours;
  /** Only the days that concern this area; without it, all. */
  area?: string;
  /** The heading's level, to fit the page. */
  heading?: 'h2' | 'h3';
};

/**
 * The coming special days, each with its reason, until they are over; those that count tonight are
 * marked. Nothing if there are none.
 */
export function SpecialDays({ hours, area, heading: Heading = 'h3' }: SpecialDaysProps) {
  const now = useNow();
  const coming = comingSpecialDays(hours, now).filter(
    (day) => area === undefined || isWholeHouse(day) || sameArea(day.area, area),
  );
  if (coming.length === 0) return null;
  const areas = area === undefined ? readAreas(hours).areas.map(({ name }) => name) : [area];
  // One may be replaced by another, of an area or added later.
  const tonight = areas.map((name) => specialDayOf(hours, name, nightOf(now)));
  return (
    <div className={styles.special}>
      <Heading className={styles.heading}>Special days</Heading>
      <dl>
        {coming.map((day, index) => (
          <div key={index} {...todayRow(styles.day, tonight.includes(day))}>
            <dt>{formatSpecialDay(day)}</dt>
            <dd>{describe(day)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** "Closed", "Bar: 12:00 – 18:00", with the reason behind it. */
function describe(day: SpecialDay) {
  const opening = day.closed ? 'Closed' : formatTimes(day.times);
  return (
    <>
      <span className={styles.opening}>
        {isWholeHouse(day) ? opening : `${day.area}: ${day.closed ? 'closed' : opening}`}
      </span>
      {day.reason && <span> {day.reason}</span>}
    </>
  );
}
