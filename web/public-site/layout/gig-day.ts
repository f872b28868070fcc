import { dateWords, localDay, toLocalInput } from '@venue/domain';

const oneDay = 24 * 60 * 60 * 1_000;
/** From this hour on a gig is "Tonight"; before it, "Today". */
const eveningFrom = 17;

/**
 * What a guest calls the day of a gig: "On now", "Tonight", "Today", "Tomorrow", or its weekday.
 * Days are the venue's, whatever the visitor's own clock says.
 */
export function gigDay(start: Date, now: Date): string {
  if (start <= now) return 'On now';
  if (localDay(start) === localDay(now)) {
    return Number(toLocalInput(start).slice(11, 13)) >= eveningFrom ? 'Tonight' : 'Today';
  }
  if (localDay(start) === dayAfter(localDay(now))) return 'Tomorrow';
  return dateWords(start).weekday;
}

/** Whether the gig is on now or later today. */
export function isToday(start: Date, now: Date): boolean {
  return start <= now || localDay(start) === localDay(now);
}

/** The calendar day after a day; by noon in UTC, so that no change of clocks can skip or repeat one. */
function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + oneDay).toISOString().slice(0, 10);
}
