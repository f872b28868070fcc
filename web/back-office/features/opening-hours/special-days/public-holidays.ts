import { nextDay, weekdayOf } from '@venue/domain';

/** A day of the year on which many houses have other hours. */
export type PublicHoliday = { name: string; day: string };

const monday = 1;
const friday = 5;

/** Public holidays and feasts in Ireland with their next days from a day (YYYY-MM-DD) on, soonest first. */
export function nextPublicHolidays(from: string): PublicHoliday[] {
  const year = Number(from.slice(0, 4));
  return Object.entries(feasts)
    .map(([name, dayIn]) => ({ name, day: dayIn(year) >= from ? dayIn(year) : dayIn(year + 1) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The day of each feast in a year. */
const feasts: Record<string, (year: number) => string> = {
  'New Year’s Day': (year) => `${year}-01-01`,
  'St Brigid’s Day': stBrigids,
  'St Patrick’s Day': (year) => `${year}-03-17`,
  'Good Friday': (year) => nextDay(easter(year), -2),
  'Easter Sunday': easter,
  'Easter Monday': (year) => nextDay(easter(year)),
  'May bank holiday': (year) => firstMonday(`${year}-05-01`),
  'June bank holiday': (year) => firstMonday(`${year}-06-01`),
  'August bank holiday': (year) => firstMonday(`${year}-08-01`),
  'October bank holiday': (year) => firstMonday(`${year}-10-25`),
  'Christmas Eve': (year) => `${year}-12-24`,
  'Christmas Day': (year) => `${year}-12-25`,
  'St Stephen’s Day': (year) => `${year}-12-26`,
  'New Year’s Eve': (year) => `${year}-12-31`,
};

/** The public holiday: the first Monday of February, or 1 February if that is a Friday. */
function stBrigids(year: number): string {
  const first = `${year}-02-01`;
  return weekdayOf(first) === friday ? first : firstMonday(first);
}

/** The first Monday from a day on. */
function firstMonday(from: string): string {
  return nextDay(from, (monday - weekdayOf(from) + 7) % 7);
}

/** Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}
