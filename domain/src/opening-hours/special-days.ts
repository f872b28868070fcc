import { formatShortDay } from '../time/dates.ts';
import { nightOf } from '../time/night.ts';
import type { OpeningHours, SpecialDay } from './opening-hours.ts';
import { sameArea } from './read-areas.ts';

type Hours = Pick<OpeningHours, 'specialDays'>;

/**
 * The special day that an area has on a calendar day (YYYY-MM-DD). One of the area itself replaces one of the whole
 * house, so that the bar can be open on a day on which the house is closed; among equals the later in the list
 * replaces the earlier.
 */
export function specialDayOf({ specialDays = [] }: Hours, area: string, day: string): SpecialDay | undefined {
  const onDay = specialDays.filter(({ from, to }) => from <= day && day <= to);
  return (
    onDay.findLast((special) => sameArea(special.area, area)) ??
    onDay.findLast((special) => isWholeHouse(special))
  );
}

/** Whether a special day is for all areas. */
export function isWholeHouse({ area }: Pick<SpecialDay, 'area'>): boolean {
  return area.trim() === '';
}

/** The special days that are not over, soonest first. A day is over at the end of its night. */
export function comingSpecialDays({ specialDays = [] }: Hours, now: Date): SpecialDay[] {
  return specialDays.filter((day) => !isSpecialDayOver(day, now)).sort(byFirstDay);
}

/** Whether the night of its last day has ended. */
export function isSpecialDayOver({ to }: Pick<SpecialDay, 'to'>, now: Date): boolean {
  return to < nightOf(now);
}

/** "Saturday, December 26", or "Thursday, December 24 – Saturday, December 26". */
export function formatSpecialDay({ from, to }: Pick<SpecialDay, 'from' | 'to'>): string {
  return from === to ? formatShortDay(from) : `${formatShortDay(from)} – ${formatShortDay(to)}`;
}

function byFirstDay(a: SpecialDay, b: SpecialDay): number {
  return a.from < b.from ? -1 : a.from > b.from ? 1 : a.to.localeCompare(b.to);
}
