import fc from 'fast-check';
import { readBookingRules } from '../booking-rules.ts';
import { dayTimeOf } from './evening-clock.ts';
import type { Asked } from './asked.ts';
import type { Entry } from './entry.ts';
import { times } from './times.ts';

/** Ordinary evenings, and those around the nights on which Dublin's clock changes. */
export const evenings = ['2026-12-12', '2026-07-04', '2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28'];

const openings = [
  [{ opens: '17:30', closes: '21:30' }],
  [
    { opens: '12:30', closes: '15:00' },
    { opens: '18:10', closes: '22:05' },
  ],
  [{ opens: '22:00', closes: '02:00' }],
  [{ opens: '20:00', closes: '04:30' }],
  [
    { opens: '00:30', closes: '01:00' },
    { opens: '23:30', closes: '03:15' },
  ],
  [{ opens: '17:40', closes: '18:10' }],
  [{ opens: '05:00', closes: '05:00' }],
  [],
];

const labels = ['T1', 'T2', 'T3', 'T4'];
const partySize = fc.integer({ min: 1, max: 9 });
const clockTime = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => dayTimeOf('2026-01-01', quarter * 15).time);

const seating = fc
  .record({ from: fc.integer({ min: 1, max: 4 }), more: fc.integer({ min: 0, max: 4 }) })
  .map(({ from, more }) => ({ from, to: from + more }));

const someTables = fc
  .subarray(labels, { minLength: 1 })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((label) =>
        fc
          .record({ seating, isOnline: fc.constantFrom(true, true, false) })
          .map((each) => ({ label, ...each.seating, isOnline: each.isOnline })),
      ),
    ),
  );

const joinsOf = (known: string[]) =>
  known.length < 2
    ? fc.constant([])
    : fc.array(
        fc
          .record({ tables: fc.subarray(known, { minLength: 2 }), seating })
          .map((each) => ({ tables: each.tables, from: each.seating.from + 2, to: each.seating.to + 4 })),
        { maxLength: 3 },
      );

const limit = (most: number) => fc.option(fc.integer({ min: Math.floor(most / 4), max: most }), { freq: 2 });

const rulesOf = (evening: string) =>
  fc.oneof(fc.constant([]), someTables).chain((declared) =>
    fc.record({
      slotMinutes: fc.constantFrom(15, 30, 60),
      seats: fc.option(fc.integer({ min: 0, max: 24 }), { freq: 3 }),
      keepForWalkIns: fc.constantFrom(0, 0, 3),
      coversPerSlot: limit(16),
      partiesPerSlot: limit(5),
      coversPerService: limit(40),
      turnMinutes: fc.constantFrom(
        [
          { upTo: 2, minutes: 90 },
          { upTo: 4, minutes: 105 },
          { upTo: 99, minutes: 120 },
        ],
        [
          { upTo: 3, minutes: 50 },
          { upTo: 6, minutes: 200 },
        ],
      ),
      maxParty: fc.integer({ min: 4, max: 12 }),
      confirmUpTo: fc.integer({ min: 0, max: 6 }),
      lastBookingMinutes: fc.constantFrom(0, 60, 90),
      leadMinutes: fc.constantFrom(0, 60, 180),
      daysAhead: fc.constantFrom(2, 365, 365, 365),
      closures: fc.array(closureOf(evening, declared.length > 0), { maxLength: 2 }),
      tables: fc.constant(declared),
      joins: joinsOf(declared.map(({ label }) => label)),
    }),
  );

function closureOf(evening: string, hasTables: boolean) {
  const part: fc.Arbitrary<object> = hasTables
    ? fc.record({ tables: fc.subarray(labels) })
    : fc.record({ seats: fc.integer({ min: 1, max: 30 }) });
  return fc
    .record({
      date: fc.constantFrom(evening, evening, evening, '2026-01-01'),
      from: clockTime,
      to: clockTime,
      part: fc.oneof(part, part, fc.constant({})),
    })
    .map(({ part: closed, ...others }) => ({ ...others, ...closed }));
}

const entryOf = (evening: string, id: string): fc.Arbitrary<Entry> =>
  fc
    .record({
      partySize,
      // Often in the hours after midnight, where clocks change, and not always on the grid.
      wall: fc.oneof(
        fc.integer({ min: 60, max: 118 }).map((quarter) => quarter * 15),
        fc.integer({ min: 240, max: 1_760 }),
      ),
      state: fc.constantFrom<Entry['state']>(
        'requested',
        'confirmed',
        'confirmed',
        'arrived',
        'left',
        'declined',
        'cancelled',
        'noShow',
        'offered',
      ),
      turnMinutes: fc.option(fc.integer({ min: 15, max: 300 }), { nil: undefined }),
      tables: fc.oneof(fc.constant([]), fc.subarray([...labels, 'gone'], { maxLength: 2 })),
      stayed: fc.integer({ min: -30, max: 200 }),
    })
    .map(({ wall, turnMinutes, stayed, ...others }) => {
      const dayTime = dayTimeOf(evening, wall);
      const after = new Date(Date.parse(`${dayTime.date}T${dayTime.time}Z`) + stayed * 60_000);
      return {
        ...{ id, ...dayTime, ...others },
        ...(turnMinutes !== undefined && { turnMinutes }),
        ...(others.state === 'left' && { leftAt: after }),
        ...(others.state === 'offered' && { until: after }),
      };
    });

/** Before the evening, or within it; with seconds, which no minute has. */
const nowOf = (evening: string) =>
  fc
    .oneof(fc.constant(-60 * 60), fc.integer({ min: 5 * 60, max: 30 * 60 }), fc.constant(-4 * 24 * 60))
    .map((minutes) => new Date(Date.parse(`${evening}T00:00Z`) + minutes * 60_000 + 20_000));

/** Questions about any evening, of any house. */
export const anyAsked: fc.Arbitrary<Asked> = fc.constantFrom(...evenings).chain((evening) =>
  fc.record({
    evening: fc.constant(evening),
    rules: rulesOf(evening),
    hours: fc.constantFrom(...openings),
    load: fc
      .integer({ min: 0, max: 9 })
      .chain((count) =>
        fc.tuple(...Array.from({ length: count }, (_, place) => entryOf(evening, `b${place}`))),
      ),
    party: partySize,
    now: nowOf(evening),
    who: fc.constantFrom('guest' as const, 'guest' as const, 'staff' as const),
    without: fc.constantFrom('nobody', 'b0'),
  }),
);

/** What guests wish for, one after another: a party, and how far down the list of free times they choose. */
export const wishes = fc.array(fc.record({ party: fc.integer({ min: 1, max: 8 }), place: fc.nat() }), {
  maxLength: 12,
});

/** The evening after somebody has booked one of the free times; undefined if there is none. */
export function bookOne(asked: Asked, { party, place }: { party: number; place: number }, id: string) {
  const free = times({ ...asked, party }).times.filter(({ isFree }) => isFree);
  const chosen = free[place % free.length];
  if (!chosen) return undefined;
  const { date, time, tables = [], isConfirmedAtOnce } = chosen;
  const state = isConfirmedAtOnce ? 'confirmed' : 'requested';
  const entry: Entry = { id, date, time, partySize: party, state, tables };
  return { entry, asked: { ...asked, load: [...asked.load, entry] } };
}

/** A dinner that is well booked, by guests and staff, without a limit exceeded. */
export const fullDinner: fc.Arbitrary<Asked> = fc
  .record({
    house: fc.constantFrom(
      { seats: 14, keepForWalkIns: 4, coversPerSlot: 8 },
      {
        tables: [
          { label: 'T1', from: 1, to: 2 },
          { label: 'T2', from: 1, to: 4 },
          { label: 'T3', from: 2, to: 6 },
          { label: 'Chef', from: 2, to: 8, isOnline: false },
        ],
        joins: [{ tables: ['T1', 'T2'], from: 4, to: 6 }],
      },
    ),
    booked: fc.array(fc.record({ party: fc.integer({ min: 1, max: 6 }), place: fc.nat() }), {
      ...{ minLength: 5, maxLength: 14 },
    }),
    party: fc.integer({ min: 1, max: 6 }),
    who: fc.constantFrom('guest' as const, 'staff' as const),
  })
  .map(({ house, booked, party, who }) => {
    let asked: Asked = {
      ...{ rules: readBookingRules(house), load: [], party, who: 'staff', evening: '2026-12-12' },
      hours: [{ opens: '17:30', closes: '21:30' }],
      now: new Date('2026-12-01T10:00:00Z'),
    };
    booked.forEach((wish, place) => {
      asked = bookOne(asked, wish, `b${place}`)?.asked ?? asked;
    });
    return { ...asked, who };
  });
