import { venue } from '../../../venue.config.ts';

/** The UTC offsets of the venue's clock over a period, each with its start; all in milliseconds. */
export type ZoneTable = {
  changes: [since: number, offset: number][];
  /** End of the period. */
  until: number;
};

const minute = 60_000;
const dayLength = 24 * 60 * minute;

let known: ZoneTable | undefined;
let format: Intl.DateTimeFormat | undefined;

/** The UTC offset of the venue's clock at a time, in milliseconds. */
export function zoneOffset(time: number): number {
  if (!known || time < known.changes[0]![0] || time >= known.until) return askPlatform(time);
  return known.changes.findLast(([since]) => since <= time)![1];
}

/**
 * The table of a period, for `rememberZone`; out of a table that is remembered, as far as that reaches. Assumes at
 * most one clock change a day.
 * @param from in milliseconds, like `until`
 */
export function zoneTable(from: number, until: number): ZoneTable {
  const changes: ZoneTable['changes'] = [[from, zoneOffset(from)]];
  for (let day = from; day < until; day += dayLength) {
    const offset = zoneOffset(day + dayLength);
    if (offset === changes.at(-1)![1]) continue;
    let [before, after] = [day, day + dayLength];
    while (after - before > 1_000) {
      const middle = Math.floor((before + after) / 2_000) * 1_000;
      if (zoneOffset(middle) === offset) after = middle;
      else before = middle;
    }
    changes.push([after, offset]);
  }
  return { changes, until };
}

/** Serialises a table as short text that needs no escaping in HTML: whole minutes, the end of the period last. */
export function writeZone({ changes, until }: ZoneTable): string {
  return [...changes.flat(), until].map((time) => Math.round(time / minute)).join(' ');
}

/** Reads a table that `writeZone` serialised. */
export function readZone(text: string): ZoneTable {
  const times = text.split(' ').map((minutes) => Number(minutes) * minute);
  const until = times.pop() ?? 0;
  const changes = times.flatMap((since, place) => (place % 2 ? [] : [[since, times[place + 1]!]]));
  return { changes: changes as ZoneTable['changes'], until };
}

/**
 * Makes `zoneOffset` use a table instead of the browser's zone data, which takes a phone a tenth of a second to load.
 * Times outside the table still use the zone data.
 */
export function rememberZone(table: ZoneTable): void {
  known = table;
}

function askPlatform(time: number): number {
  // Created once and only when needed: its creation is the slow part.
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
