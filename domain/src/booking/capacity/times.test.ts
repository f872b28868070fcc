import { readFileSync } from 'node:fs';
import { readBookingRules } from '../booking-rules.ts';
import type { Asked } from './asked.ts';
import type { Entry } from './entry.ts';
import { nearestTimes } from './nearest.ts';
import { times, type TableTime } from './times.ts';

type Expected = {
  isConfirmedAtOnce?: boolean;
  free?: string;
  /** Free times by the tables that the party gets. */
  tables?: Record<string, string>;
  /** Others by the limits that they exceed. */
  over?: Record<string, string>;
  code?: string;
  nearest?: string;
};

type Case = { given: object; expected: Expected };

const { base, groups } = JSON.parse(readFileSync(new URL('./book-cases.json', import.meta.url), 'utf8')) as {
  base: Omit<Asked, 'load' | 'now'> & { bookings: Entry[]; now: string };
  groups: { title: string; cases: Case[] }[];
};

/** A case in the terms of `times`; it says only how it differs from the base. */
function askedIn(given: object): Asked {
  const { rules, now, bookings, ...others } = { ...base, ...(given as Partial<typeof base>) };
  return {
    ...others,
    rules: readBookingRules({ ...base.rules, ...rules }),
    load: bookings,
    now: new Date(now),
  };
}

function dayTime(time: string) {
  return { date: time < '05:00' ? '2026-12-13' : '2026-12-12', time };
}

function expectedTimes({
  isConfirmedAtOnce = true,
  free = '',
  tables = {},
  over = {},
}: Expected): TableTime[] {
  const rows = (texts: string, more: object) =>
    texts
      .split(' ')
      .filter(Boolean)
      .map((time) => ({ ...dayTime(time), isConfirmedAtOnce, ...more }) as TableTime);
  return [
    ...rows(free, { isFree: true }),
    ...Object.entries(tables).flatMap(([labels, each]) =>
      rows(each, { isFree: true, tables: labels.split('+') }),
    ),
    ...Object.entries(over).flatMap(([limits, each]) =>
      rows(each, { isFree: false, over: readOver(limits) }),
    ),
  ].sort((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`));
}

/** "seats 2, coversPerSlot 1" */
function readOver(limits: string): object {
  return Object.fromEntries(
    limits.split(', ').map((limit) => {
      const [name = '', by] = limit.split(' ');
      return [name, by === undefined ? true : Number(by)];
    }),
  );
}

describe.each(groups)('$title', ({ cases: group }) => {
  it.each(group.map((each) => ({ ...each, words: JSON.stringify(each.given) })))(
    '$words',
    ({ given, expected }) => {
      const found = times(askedIn(given));
      expect(found.code).toBe(expected.code);
      expect(found.times).toEqual(expectedTimes(expected));
      if (expected.nearest)
        expect(nearestTimes(found, dayTime('19:00'))).toEqual(expected.nearest.split(' ').map(dayTime));
    },
  );
});
