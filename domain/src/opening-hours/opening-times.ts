/**
 * One opening period of a day, in minutes after that day's midnight. `closes` is later than `opens`, and above 1440
 * when the doors close after midnight.
 */
export type OpenSpan = { opens: number; closes: number };

/** A week by weekday, Sunday first. A closed day is an empty list, a day whose lines cannot be read undefined. */
export type OpeningWeek = (OpenSpan[] | undefined)[];

const dayMinutes = 24 * 60;

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

// A Map, because staff may type "constructor".
const groups = new Map([
  ['every day', [0, 1, 2, 3, 4, 5, 6]],
  ['daily', [0, 1, 2, 3, 4, 5, 6]],
  ['weekdays', [1, 2, 3, 4, 5]],
  ['weekends', [0, 6]],
]);

/** A text in lower case, with one kind of dash and single spaces, for comparison. */
export function tidyWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Parses days such as "Tuesday – Thursday" into weekdays, 0 for Sunday; undefined for anything else. */
export function readDays(text: string): number[] | undefined {
  const words = tidyWords(text);
  const group = groups.get(words) ?? groups.get(`${words}s`);
  if (group) return group;
  const parts = words.split(/ ?(?:,|&|\+|\/|\band\b) ?/).map(readRange);
  if (parts.length === 0 || parts.some((part) => part === undefined)) return undefined;
  return [...new Set(parts.flatMap((part) => part ?? []))];
}

/** Parses times such as "17:30 – 21:30"; "Closed" gives an empty list, anything else undefined. */
export function readTimes(text: string): OpenSpan[] | undefined {
  const words = tidyWords(text);
  if (words === 'closed') return [];
  const spans = words.split(/ ?(?:,|&|\+|;|\band\b) ?/).map(readSpan);
  return spans.every((span) => span !== undefined) ? spans : undefined;
}

/**
 * The text of a line of times in the site's one style: "17.30-9pm" as "17:30 – 21:00". A text that cannot be read, and
 * "Closed", stays as typed.
 */
export function formatTimes(text: string): string {
  const spans = readTimes(text)?.map(({ opens, closes }) => `${clockText(opens)} – ${clockText(closes)}`);
  return spans?.join(', ') || text;
}

/**
 * The periods in which tables are given out on a day: from opening until `lastBefore` minutes before closing, in
 * minutes after midnight. The part of an evening after midnight belongs to the next day. Undefined when unknown.
 */
export function tableTimes(
  week: OpeningWeek,
  weekday: number,
  lastBefore: number,
): { from: number; to: number }[] | undefined {
  const today = week[weekday];
  const yesterday = week[(weekday + 6) % 7];
  if (!today) return undefined;
  const evening = today.map((span) => lastTables(span, lastBefore));
  const leftOver = (yesterday ?? [])
    .map((span) => lastTables(span, lastBefore))
    .filter(({ to }) => to >= dayMinutes)
    .map(({ from, to }) => ({ from: Math.max(0, from - dayMinutes), to: to - dayMinutes }));
  return [...leftOver, ...evening.map(({ from, to }) => ({ from, to: Math.min(to, dayMinutes - 1) }))].sort(
    (a, b) => a.from - b.from,
  );
}

/** Minutes after midnight as "17:30"; a time after the next midnight starts again at "00:00". */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function lastTables({ opens, closes }: OpenSpan, lastBefore: number): { from: number; to: number } {
  return { from: opens, to: Math.max(opens, closes - lastBefore) };
}

function readRange(words: string): number[] | undefined {
  const [first, last, ...more] = words.split(/ ?(?:-|\bto\b) ?/).map(readDay);
  if (first === undefined || more.length > 0) return undefined;
  if (!/-|\bto\b/.test(words)) return [first];
  if (last === undefined) return undefined;
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => (first + step) % 7);
}

/** A weekday's name, its plural or its first three letters or more. */
function readDay(word: string): number | undefined {
  const name = word.replace(/\.$/, '').replace(/days$/, 'day');
  const day = name.length < 3 ? -1 : dayNames.findIndex((each) => each.startsWith(name));
  return day === -1 ? undefined : day;
}

function readSpan(words: string): OpenSpan | undefined {
  const [opens, closes, ...more] = words.split(/ ?(?:-|\bto\b|\buntil\b) ?/).map(readMinute);
  if (opens === undefined || closes === undefined || more.length > 0 || opens >= dayMinutes) return undefined;
  return { opens, closes: closes > opens ? closes : closes + dayMinutes };
}

/** "17:30", "17.30", "5:30 pm" or "5pm" in minutes after midnight; "24:00" is the end of the day. */
function readMinute(words: string): number | undefined {
  const found = /^(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?$/.exec(words);
  if (!found) return undefined;
  const [, hourDigits, minuteDigits, half] = found;
  if (minuteDigits === undefined && half === undefined) return undefined;
  const [hour, minute] = [Number(hourDigits), Number(minuteDigits ?? 0)];
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined;
  if (half === undefined) return hour * 60 + minute;
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;
}
