import { dateWords, formatTime, fromLocalInput, localDay } from '../time/dates.ts';
import * as messages from '../messages.ts';
import { readOpeningWeek, tableTimes } from '../opening-hours/opening-times.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';

/** The area of the opening hours in which tables are booked. */
const bookableArea = 'Restaurant';

/** Minutes between the last table and the closing of the kitchen. */
const lastTableBefore = 60;

/** The hours in which tables are given out on a day, in minutes after midnight; empty on a closed day. */
export type DayTables = { from: number; to: number }[];

/**
 * The result of checking a day and time: 'open'; 'unknown' when the opening hours cannot be read and a person has to
 * confirm; or the invalid field with its message.
 */
export type BookingTimeCheck = 'open' | 'unknown' | { path: 'date' | 'time'; message: string };

/** Table times of a calendar day (YYYY-MM-DD); undefined when the opening hours cannot be read. */
export function tablesOn(hours: OpeningHours, date: string): DayTables | undefined {
  const week = readOpeningWeek(hours, bookableArea);
  return week && tableTimes(week, weekdayOf(date), lastTableBefore);
}

/** Checks a well-formed day and time of a booking against the venue's clock and opening hours. */
export function checkBookingTime(
  { date, time }: { date: string; time: string },
  hours: OpeningHours,
  now: Date,
): BookingTimeCheck {
  const today = localDay(now);
  if (date < today) return { path: 'date', message: messages.bookingDatePast };
  if (date > lastBookableDay(now)) return { path: 'date', message: messages.bookingTooFarAhead };
  if (fromLocalInput(`${date}T${time}`) <= now) return { path: 'time', message: messages.bookingTimePast };
  const tables = tablesOn(hours, date);
  if (!tables) return 'unknown';
  if (tables.length === 0) return { path: 'date', message: messages.closedOn(weekdayName(date)) };
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  if (tables.some(({ from, to }) => minutes >= from && minutes <= to)) return 'open';
  return { path: 'time', message: messages.tablesFrom(weekdayName(date), describeTables(tables)) };
}

/** The last bookable day, twelve months from today: YYYY-MM-DD. */
export function lastBookableDay(now: Date): string {
  const today = localDay(now);
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

/** "Friday": the weekday of a calendar day. */
export function weekdayName(date: string): string {
  return dateWords(fromLocalInput(`${date}T12:00`)).weekday;
}

/** "5:00 PM to 9:00 PM", several periods joined by "and". */
export function describeTables(tables: DayTables): string {
  return tables.map(({ from, to }) => `${clock(from)} to ${clock(to)}`).join(' and ');
}

function clock(minutes: number): string {
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
  // Any winter day will do: only the time is shown.
  return formatTime(fromLocalInput(`2026-01-15T${hour}:${String(minutes % 60).padStart(2, '0')}`));
}

function weekdayOf(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay();
}
