import { zoneOffset } from './zone.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const dayLength = 24 * 60 * 60 * 1_000;

/**
 * "Friday, November 20, 2026" on the venue's calendar.
 * All formats here give the empty string for an invalid date, so a half-typed form still renders.
 */
export function formatLongDate(date: Date): string {
  const { weekday, day, month, year } = dateWords(date);
  return isValid(date) ? `${weekday}, ${month} ${day}, ${year}` : '';
}

/** "Saturday, December 26": a calendar day (YYYY-MM-DD) without its year. */
export function formatShortDay(day: string): string {
  const words = dateWords(fromLocalInput(`${day}T12:00`));
  return words.weekday && `${words.weekday}, ${words.month} ${words.day}`;
}

/** "8:30 PM" on the venue's clock. */
export function formatTime(date: Date): string {
  if (!isValid(date)) return '';
  const wall = wallClock(date);
  const hour = wall.getUTCHours();
  return `${hour % 12 || 12}:${twoDigits(wall.getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "Friday, November 20, 2026 at 8:30 PM". */
export function formatLongDateTime(date: Date): string {
  return isValid(date) ? `${formatLongDate(date)} at ${formatTime(date)}` : '';
}

/** "today at 2:02 PM", "yesterday at 2:02 PM", "tomorrow at 2:02 PM"; on other days the long date and time. */
export function formatNearby(date: Date, now: Date): string {
  const day = formatNearbyDay(date, now);
  return day && `${day} at ${formatTime(date)}`;
}

/** "today", "yesterday", "tomorrow", or the long date, by the venue's calendar. */
export function formatNearbyDay(date: Date, now: Date): string {
  const distance = (Date.parse(localDay(date)) - Date.parse(localDay(now))) / dayLength;
  return { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' }[String(distance)] ?? formatLongDate(date);
}

/** The words of a date, for layouts that show the day large. */
export type DateWords = { weekday: string; day: string; month: string; year: string };

/** The words of the long date: weekday "Friday", day "20", month "November", year "2026". */
export function dateWords(date: Date): DateWords {
  if (!isValid(date)) return { weekday: '', day: '', month: '', year: '' };
  const wall = wallClock(date);
  return {
    weekday: weekdays[wall.getUTCDay()]!,
    day: String(wall.getUTCDate()),
    month: months[wall.getUTCMonth()]!,
    year: String(wall.getUTCFullYear()),
  };
}

/** The value of `<input type="datetime-local">` for a date, "2026-11-20T20:30", on the venue's clock. */
export function toLocalInput(date: Date): string {
  if (!isValid(date)) return '';
  const wall = wallClock(date);
  const day = [wall.getUTCMonth() + 1, wall.getUTCDate()].map(twoDigits);
  const time = [wall.getUTCHours(), wall.getUTCMinutes()].map(twoDigits);
  return `${String(wall.getUTCFullYear()).padStart(4, '0')}-${day.join('-')}T${time.join(':')}`;
}

/**
 * "2026-11-20T20:30:00+00:00": a date on the venue's clock with its UTC offset, as search engines expect it. The
 * offset tells the two half past ones of the October night apart.
 */
export function formatZoned(date: Date): string {
  if (!isValid(date)) return '';
  const minutes = Math.round(zoneOffset(date.getTime()) / 60_000);
  const distance = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map(twoDigits);
  return `${toLocalInput(date)}:00${minutes < 0 ? '-' : '+'}${distance.join(':')}`;
}

/** The day of a date on the venue's calendar, "2026-11-20". */
export function localDay(date: Date): string {
  return toLocalInput(date).slice(0, 10);
}

/** Whether a value is a day of the calendar, YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(fromLocalInput(`${value}T12:00`).getTime());
}

/** The weekday of a calendar day (YYYY-MM-DD), 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

/**
 * Reads "2026-11-20T20:30" (seconds allowed) as a time on the venue's clock, whatever the machine's zone.
 *
 * On clock-change nights a skipped time moves forward by an hour (01:30 on the last Sunday of March becomes 02:30),
 * and a repeated time is its first occurrence (01:30 on the last Sunday of October is in summer time).
 *
 * Anything else gives an Invalid Date, also years before 1970: browsers report "0002" and "0020" while a year is
 * being typed.
 */
export function fromLocalInput(text: string): Date {
  const wall = readWallClock(text);
  if (Number.isNaN(wall)) return new Date(NaN);
  const before = zoneOffset(wall - dayLength);
  const after = zoneOffset(wall + dayLength);
  const moments = [before, after]
    .filter((offset) => zoneOffset(wall - offset) === offset)
    .map((offset) => wall - offset);
  return new Date(moments.length > 0 ? Math.min(...moments) : wall - before);
}

/** The digits of a date-time read as UTC, in milliseconds; NaN for a day or time that does not exist. */
function readWallClock(text: string): number {
  if (!/^(19[7-9]|[2-9]\d\d)\d-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return NaN;
  const wall = new Date(`${text}Z`.replace(/T(\d\d:\d\d)Z$/, 'T$1:00Z'));
  // Some engines roll 30 February and 24:00 over; a real date reads back as it was written.
  return isValid(wall) && wall.toISOString().startsWith(text) ? wall.getTime() : NaN;
}

/** A date whose UTC fields equal the venue's clock and calendar. */
function wallClock(date: Date): Date {
  const wall = new Date(date.getTime() + zoneOffset(date.getTime()));
  // Beyond the range of Date.
  return isValid(wall) ? wall : date;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function isValid(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}
