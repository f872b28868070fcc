import { dateWords, formatShortDay, fromLocalInput, localDay, weekdayOf } from '../time/dates.ts';
import { nextDay } from '../time/night.ts';
import * as messages from '../messages.ts';
import { hoursOn, type DayHours } from '../opening-hours/day-hours.ts';
import { clockText, tableTimes, type OpeningWeek } from '../opening-hours/opening-times.ts';
import { findArea, sameArea } from '../opening-hours/read-areas.ts';
import { comingSpecialDays, isWholeHouse } from '../opening-hours/special-days.ts';
import type { OpeningHours, SpecialDay } from '../opening-hours/opening-hours.ts';

/** The area of the opening hours in which tables are booked. */
export const bookableArea = 'Restaurant';

/** Minutes between the last table and the closing of the kitchen. */
export const lastTableBefore = 60;

/** The periods in which tables can be booked on a day, in minutes after midnight; empty on a closed day. */
export type DayTables = { from: number; to: number }[];

/**
 * The result of checking a day and time: 'open'; 'unknown' if the opening hours cannot be read, so that guests have to
 * ring; or the invalid field with its message.
 */
export type BookingTimeCheck = 'open' | 'unknown' | { path: 'date' | 'time'; message: string };

/** What the booking rules say of the hours in which tables are given out. */
export type TableHours = { area: string; lastBookingMinutes: number };

/** Those of a house without booking rules. */
const usualTableHours: TableHours = { area: bookableArea, lastBookingMinutes: lastTableBefore };

/** Checks a well-formed day and time of a booking against the venue's clock, opening hours and special days. */
export function checkBookingTime(
  { date, time }: { date: string; time: string },
  hours: OpeningHours,
  now: Date,
  rules = usualTableHours,
): BookingTimeCheck {
  const today = localDay(now);
  if (date < today) return { path: 'date', message: messages.bookingDatePast };
  if (date > lastBookableDay(now)) return { path: 'date', message: messages.bookingTooFarAhead };
  if (fromLocalInput(`${date}T${time}`) <= now) return { path: 'time', message: messages.bookingTimePast };
  const { tables, special } = tablesOfDay(hours, date, rules);
  if (!tables) return 'unknown';
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  if (tables.some(({ from, to }) => minutes >= from && minutes <= to)) return 'open';
  const closed = whyClosed(hours, date, rules);
  if (closed) return { path: 'date', message: closed };
  const times = describeTables(tables);
  const message = special
    ? messages.specialTablesFrom(formatShortDay(date), times, special.reason)
    : messages.tablesFrom(weekdayName(date), times);
  return { path: 'time', message };
}

/** Why a day (YYYY-MM-DD) has no tables; undefined when it has some, or when its hours cannot be read. */
export function whyClosed(hours: OpeningHours, date: string, rules = usualTableHours): string | undefined {
  const { tables, special } = tablesOfDay(hours, date, rules);
  if (special?.closed) return messages.closedFor(formatShortDay(date), special.reason);
  return tables?.length === 0 ? messages.closedOn(weekdayName(date)) : undefined;
}

/**
 * Whether tables can be booked online on any day: the area of the booking rules is among the areas, and some day of its week can be
 * read, or it has times on a coming special day.
 */
export function takesBookings(hours: OpeningHours, now: Date, areaName = bookableArea): boolean {
  const area = findArea(hours, areaName);
  if (!area) return false;
  const isOpen = (special: SpecialDay) =>
    !special.closed && (isWholeHouse(special) || sameArea(special.area, area.name));
  return Boolean(area.week?.some(Boolean)) || comingSpecialDays(hours, now).some(isOpen);
}

function tablesOfDay(
  hours: OpeningHours,
  date: string,
  { area: name, lastBookingMinutes } = usualTableHours,
): Pick<DayHours, 'special'> & { tables: DayTables | undefined } {
  const area = findArea(hours, name);
  if (!area) return { tables: undefined };
  const [yesterday, today] = [hoursOn(hours, area, nextDay(date, -1)), hoursOn(hours, area, date)];
  const week: OpeningWeek = [];
  week[weekdayOf(nextDay(date, -1))] = yesterday.spans;
  week[weekdayOf(date)] = today.spans;
  return { tables: tableTimes(week, weekdayOf(date), lastBookingMinutes), special: today.special };
}

/** The last bookable day, twelve months from today: YYYY-MM-DD. */
export function lastBookableDay(now: Date): string {
  const today = localDay(now);
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

/** "Friday": the weekday of a calendar day. */
function weekdayName(date: string): string {
  return dateWords(fromLocalInput(`${date}T12:00`)).weekday;
}

/** "17:00 to 21:00", several periods joined by "and". */
export function describeTables(tables: DayTables): string {
  return tables.map(({ from, to }) => `${clockText(from)} to ${clockText(to)}`).join(' and ');
}
