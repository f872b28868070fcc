import { nextDay, weekdayOf } from '@venue/domain';

/** How a gig can repeat, and what the form calls it. */
export const rhythms = {
  once: 'Once',
  week: 'Every week',
  fortnight: 'Every two weeks',
  month: 'Every month',
} as const;

export type Rhythm = keyof typeof rhythms;

/** The dates of a series at most: half a year of Fridays, what one call of the server takes. */
export const mostDates = 26;

/** The dates of a series when a rhythm is picked: about a month of Fridays. */
const usualDates = 4;

/** What the form keeps of a series. Days are on the venue's calendar, YYYY-MM-DD. */
export type Repeat = {
  rhythm: Rhythm;
  /** The number of dates, including those left out. */
  dates: number;
  /** Days that were unticked. */
  without: string[];
};

export const noRepeat: Repeat = { rhythm: 'once', dates: usualDates, without: [] };

/**
 * The days of a series from its first one, as many as a series can have. A month's gig keeps weekday and week ("the third
 * Friday"); a fifth one is the month's last.
 */
export function repeatDays(first: string, rhythm: Rhythm): string[] {
  const steps = Array.from({ length: mostDates }, (_, step) => step);
  if (rhythm === 'week') return steps.map((step) => nextDay(first, step * 7));
  if (rhythm === 'fortnight') return steps.map((step) => nextDay(first, step * 14));
  if (rhythm === 'month') return steps.map((step) => sameWeekdayAfter(first, step));
  return [first];
}

/** The days to create: the beginning of the series, without the unticked ones. */
export function chosenDays(first: string, { rhythm, dates, without }: Repeat): string[] {
  const days = repeatDays(first, rhythm);
  if (rhythm === 'once') return days;
  return days.slice(0, dates).filter((day) => !without.includes(day));
}

/** "Every third Friday of the month": what a monthly series of this day means. */
export function weekOfMonth(day: string): string {
  return ['first', 'second', 'third', 'fourth', 'last'][weekIndex(day)]!;
}

function weekIndex(day: string): number {
  return Math.floor((Number(day.slice(8)) - 1) / 7);
}

/** The same weekday of the same week, so many months later. */
function sameWeekdayAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const start = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const ahead = (weekdayOf(day) - weekdayOf(start) + 7) % 7;
  const found = nextDay(start, ahead + weekIndex(day) * 7);
  return found.startsWith(start.slice(0, 7)) ? found : nextDay(found, -7);
}
