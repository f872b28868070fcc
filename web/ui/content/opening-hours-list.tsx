import {
  formatTimes,
  nightOf,
  readDays,
  specialDayOf,
  weekdayOf,
  type OpeningHours,
  type OpeningHoursElement,
} from '@venue/domain';
import { useNow } from '../now.tsx';
import styles from './opening-hours-list.module.css';
import { RingUs } from '../ring-us.tsx';
import { SpecialDays } from './special-days.tsx';
import { todayRow } from './today-row.ts';

type Hours = { area: string; lines: { days: string; times: string }[] };

/** Groups the flat list of areas, days and times by area; days belong to the times that follow them. */
export function groupHours(contents: readonly OpeningHoursElement[]): Hours[] {
  const groups: Hours[] = [];
  for (const { elementType, content } of contents) {
    if (elementType === 'Area' || groups.length === 0) groups.push({ area: '', lines: [] });
    const group = groups.at(-1)!;
    const line = group.lines.at(-1);
    if (elementType === 'Area') group.area = content;
    else if (elementType === 'Days') group.lines.push({ days: content, times: '' });
    else if (line && !line.times) line.times = content;
    else group.lines.push({ days: '', times: content });
  }
  return groups;
}

/**
 * The opening hours and the coming special days, with the rows marked that count tonight: an area's special day instead
 * of its week. Without hours, the phone number.
 */
export function OpeningHoursList({ hours }: { hours: OpeningHours }) {
  const tonight = nightOf(useNow());
  const isTonight = (area: string, days: string) =>
    readDays(days)?.includes(weekdayOf(tonight)) === true && !specialDayOf(hours, area, tonight);
  if (hours.contents.length === 0) {
    return (
      <p>
        Ring us on <RingUs /> to hear when we are open.
      </p>
    );
  }
  return (
    <div className={styles.hours}>
      {groupHours(hours.contents).map((group, index) => (
        <div key={index}>
          {group.area ? <h3 className={styles.area}>{group.area}</h3> : null}
          <dl>
            {group.lines.map((line, place) => (
              <div key={place} {...todayRow(styles.line, isTonight(group.area, line.days))}>
                <dt>{line.days}</dt>
                <dd>{formatTimes(line.times)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <SpecialDays hours={hours} />
    </div>
  );
}
