import { venue } from '../../../venue.config.ts';

/** How far the venue's clock is ahead of UTC in a stretch of time, and since when; all in milliseconds. */
export type ZoneTable = {
  changes: [since: number, offset: number][];
  /** Where the last stretch ends. */
  until: number;
};

const minute = 60_000;
const dayLength = 24 * 60 * minute;

let known: ZoneTable | undefined;
let format: Intl.DateTimeFormat | undefined;

/** How far the venue's clock is ahead of UTC at a moment, in milliseconds. */
export function zoneOffset(time: number): number {
  if (!known || time < known.changes[0]![0] || time >= known.until) return askPlatform(time);
  return known.changes.findLast(([since]) => since <= time)![1];
}

/**
 * The zone from one moment to another, for `rememberZone`. A clock is taken to change at most once a day.
 * @param from in milliseconds, like `until`
 */
export function zoneTable(from: number, until: number): ZoneTable {
  const changes: ZoneTable['changes'] = [[from, askPlatform(from)]];
  for (let day = from; day < until; day += dayLength) {
    const offset = askPlatform(day + dayLength);
    if (offset === changes.at(-1)![1]) continue;
    let [before, after] = [day, day + dayLength];
    while (after - before > 1_000) {
      const middle = Math.floor((before + after) / 2_000) * 1_000;
      if (askPlatform(middle) === offset) after = middle;
      else before = middle;
    }
    changes.push([after, offset]);
  }
  return { changes, until };
}

/** A table as text that is short and needs no escaping in HTML: whole minutes, the end of the table last. */
export function writeZone({ changes, until }: ZoneTable): string {
  return [...changes.flat(), until].map((time) => Math.round(time / minute)).join(' ');
}

/** The table that `writeZone` wrote. */
export function readZone(text: string): ZoneTable {
  const times = text.split(' ').map((minutes) => Number(minutes) * minute);
  const until = times.pop() ?? 0;
  const changes = times.flatMap((since, place) => (place % 2 ? [] : [[since, times[place + 1]!]]));
  return { changes: changes as ZoneTable['changes'], until };
}

/**
 * Lets dates be read without the browser's own knowledge of zones, which takes a phone a tenth of a second
 * to load. Outside of the table it is asked all the same.
 */
export function rememberZone(table: ZoneTable): void {
  known = table;
}

function askPlatform(time: number): number {
  // Made when it is needed, and once: making one is what takes so long.
  format ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: venue.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  const wall = Date.UTC(year!, month! - 1, day, hour, minute, second);
  return wall - Math.floor(time / 1_000) * 1_000;
}
