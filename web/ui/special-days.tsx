import {
  comingSpecialDays,
  formatTimes,
  formatSpecialDay,
  isWholeHouse,
  sameArea,
  type OpeningHours,
  type SpecialDay,
} from '@venue/domain';
import { useNow } from './now.tsx';
import styles from './special-days.module.css';

type SpecialDaysProps = {
  hours: OpeningHours;
  /** Only the days that concern this area; without it, all. */
  area?: string;
  /** The heading's level, to fit the page. */
  heading?: 'h2' | 'h3';
};

/** The coming days with hours of their own, each with its reason, until they are over. Nothing if there are none. */
export function SpecialDays({ hours, area, heading: Heading = 'h3' }: SpecialDaysProps) {
  const now = useNow();
  const coming = comingSpecialDays(hours, now).filter(
    (day) => area === undefined || isWholeHouse(day) || sameArea(day.area, area),
  );
  if (coming.length === 0) return null;
  return (
    <div className={styles.special}>
      <Heading className={styles.heading}>Special days</Heading>
      <dl>
        {coming.map((day, index) => (
          <div key={index} className={styles.day}>
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
      {day.reason && <span className={styles.reason}> {day.reason}</span>}
    </>
  );
}
