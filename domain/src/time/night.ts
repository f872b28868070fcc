import { fromLocalInput, localDay } from './dates.ts';

/** The hour of the venue's clock at which a night ends, and with it everything that was for "tonight". */
export const nightEndsAt = '05:00';

/**
 * The calendar day (YYYY-MM-DD) that a night belongs to: at 00:30 on Saturday it is still Friday's night. A night
 * begins and ends at 05:00 on the venue's clock.
 */
export function nightOf(moment: Date): string {
  const today = localDay(moment);
  return moment < fromLocalInput(`${today}T${nightEndsAt}`) ? nextDay(today, -1) : today;
}

/** The moment at which the night of a calendar day (YYYY-MM-DD) ends: 05:00 on the day after. */
export function endOfNight(day: string): Date {
  return fromLocalInput(`${nextDay(day)}T${nightEndsAt}`);
}

/** The calendar day (YYYY-MM-DD) after another, or `days` after it; negative for days before. */
export function nextDay(day: string, days = 1): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
