import fc from 'fast-check';
import { fromLocalInput } from '../../time/dates.ts';
import { readBookingRules } from '../booking-rules.ts';
import { anyAsked, fullDinner } from './asked.fixture.ts';
import type { Asked } from './asked.ts';
import { check } from './check.ts';
import type { Entry } from './entry.ts';
import { misfitsOf } from './misfits.ts';
import { why } from './why.ts';
import { freeWords, overWords } from './why-words.ts';
import { times } from './times.ts';

const evening = '2026-12-12';
const at = (time: string) => fromLocalInput(`${evening}T${time}`);

function entry(id: string, time: string, partySize: number, more: Partial<Entry> = {}): Entry {
  return { id, date: evening, time, partySize, state: 'confirmed', ...more };
}

function asking(rules: object, load: Entry[], party: number, who: Asked['who'] = 'staff'): Asked {
  return {
    ...{ rules: readBookingRules(rules), load, party, who, evening },
    hours: [{ opens: '17:30', closes: '21:30' }],
    now: new Date('2026-12-01T10:00:00Z'),
  };
}

it('a free time needs no change', () => {
  expect(why(asking({ seats: 4 }, [], 2), at('19:00'))).toEqual({ isFree: true, over: {}, frees: [] });
});

it('a kitchen that is busy for one slot is relieved by the smallest party that comes a slot earlier or later', () => {
  const load = [entry('byrne', '19:30', 2), entry('daly', '19:30', 8), entry('later', '19:45', 11)];
  const asked = asking({ coversPerSlot: 16, turnMinutes: [{ upTo: 99, minutes: 90 }] }, load, 8);
  const { over, frees } = why(asked, at('19:30'));
  expect(over).toEqual({ coversPerSlot: 2 });
  expect(frees).toEqual([
    { kind: 'otherTime', id: 'byrne', change: { date: evening, time: '19:15' } },
    { kind: 'otherTime', id: 'daly', change: { date: evening, time: '19:15' } },
    { kind: 'force', change: { force: true } },
  ]);
});

const tables = [
  { label: 'T1', from: 1, to: 2 },
  { label: 'T2', from: 2, to: 6 },
  { label: 'Chef', from: 2, to: 8, isOnline: false },
];

it('a party at a table that is too large for it is asked to another one, unless somebody has placed it there', () => {
  const shut = [{ date: evening, from: '05:00', to: '05:00', tables: ['Chef'], reason: 'Private' }];
  const load = [entry('byrne', '19:00', 2, { tables: ['T2'] })];
  const asked = asking({ tables, closures: shut }, load, 5);
  expect(why(asked, at('19:00'))).toEqual({
    isFree: false,
    over: { table: true },
    frees: [
      { kind: 'otherTable', id: 'byrne', change: { tables: ['T1'] } },
      { kind: 'force', change: { force: true } },
    ],
  });
  const chosen = { ...asked, load: [{ ...load[0]!, isTableChosen: true }] };
  expect(why(chosen, at('19:00')).frees).toEqual([{ kind: 'force', change: { force: true } }]);
});

it('guests who have arrived are not moved', () => {
  const load = [entry('byrne', '19:00', 2, { tables: ['T2'], state: 'arrived' })];
  const { frees } = why({ ...asking({ tables: tables.slice(0, 2) }, load, 5) }, at('19:00'));
  expect(frees).toEqual([{ kind: 'force', change: { force: true } }]);
});

it('a table that is not online, or seats kept for walk-ins, are offered to a guest before force', () => {
  const chef = [
    { kind: 'notOnline', change: { tables: ['Chef'] } },
    { kind: 'force', change: { force: true } },
  ];
  const busy = [entry('a', '19:00', 5, { tables: ['T2'], state: 'arrived' })];
  expect(why(asking({ tables }, busy, 4, 'guest'), at('19:00')).frees).toEqual(chef);

  const full = [entry('a', '18:30', 5, { state: 'arrived' })];
  const seats = { seats: 10, keepForWalkIns: 3 };
  expect(why(asking(seats, full, 4, 'guest'), at('19:00')).frees).toEqual([
    { kind: 'walkIns', change: { keepForWalkIns: 1 } },
    { kind: 'force', change: { force: true } },
  ]);
  // Of ten seats eight are closed: none of the three can be kept.
  const closures = [{ date: evening, from: '05:00', to: '05:00', seats: 8 }];
  expect(why(asking({ ...seats, closures }, [], 2, 'guest'), at('19:00')).frees[0]).toEqual({
    kind: 'walkIns',
    change: { keepForWalkIns: 0 },
  });
});

it('each change alone frees the time, and makes no other booking exceed a limit', () => {
  const kinds = new Map<string, number>();
  fc.assert(
    fc.property(fc.oneof(anyAsked, fullDinner, fullDinner), fc.nat(), (given, place) => {
      const asked: Asked = { ...given, without: 'nobody' };
      const notFree = times(asked).times.filter(({ isFree }) => !isFree);
      const full = notFree[place % notFree.length];
      if (!full) return;
      const moment = fromLocalInput(`${full.date}T${full.time}`);
      const { over, frees } = why(asked, moment);
      expect(over).toEqual(full.over);
      expect(frees.length).toBeLessThanOrEqual(3);
      for (const free of frees) {
        kinds.set(free.kind, (kinds.get(free.kind) ?? 0) + 1);
        const changed = changedBy(asked, free);
        if (free.kind !== 'force') expect(check(changed, moment).isFree).toBe(true);
        const misfits = (each: Asked) => misfitsOf(each).map(({ id }) => id);
        expect(misfits(asked)).toEqual(expect.arrayContaining(misfits(changed)));
      }
    }),
    { numRuns: 300 },
  );
  expect([...kinds.keys()].sort()).toEqual(['force', 'notOnline', 'otherTable', 'otherTime', 'walkIns']);
});

/** The evening after the PUT that a change is. */
function changedBy(asked: Asked, free: ReturnType<typeof why>['frees'][number]): Asked {
  if (free.kind === 'walkIns') return { ...asked, rules: { ...asked.rules, ...free.change } };
  if (free.kind === 'notOnline') return { ...asked, who: 'staff' };
  if (free.kind === 'force') return asked;
  const moved = asked.load.find(({ id }) => id === free.id)!;
  const tables = free.kind === 'otherTable' ? free.change.tables : moveTables(asked, moved, free.change);
  const load = asked.load.map((each) => (each === moved ? { ...moved, ...free.change, tables } : each));
  return { ...asked, load };
}

/** The tables that a booking gets when staff move it. */
function moveTables(
  asked: Asked,
  { id, partySize: party }: Entry,
  { date, time }: { date: string; time: string },
) {
  const found = check({ ...asked, who: 'staff', party, without: id }, fromLocalInput(`${date}T${time}`));
  expect(found.isFree).toBe(true);
  return found.tables ?? [];
}

it('is said in sentences', () => {
  const rules = readBookingRules({
    coversPerSlot: 12,
    partiesPerSlot: 3,
    coversPerService: 60,
    keepForWalkIns: 6,
  });
  const over = { coversPerSlot: 4, partiesPerSlot: 1, coversPerService: 1, seats: 1 };
  expect(overWords(over, rules, 6)).toEqual([
    'The kitchen has 10 of 12 arrivals at that time: 4 too many.',
    '3 of 3 parties arrive at that time.',
    'The service has 55 of 60 guests: 1 too many.',
    'One seat is missing.',
  ]);
  expect(overWords({ table: true, closed: true }, rules, 6)).toEqual([
    'The house is closed.',
    'No table for 6 is free.',
  ]);
  const guest = { name: 'Byrne', partySize: 2 };
  const words = (free: Parameters<typeof freeWords>[0]) => freeWords(free, { rules, guest });
  expect(words({ kind: 'otherTime', id: 'b', change: { date: evening, time: '19:45' } })).toBe(
    'Free if Byrne (2) moves to 19:45.',
  );
  expect(words({ kind: 'otherTable', id: 'b', change: { tables: ['T1', 'T2'] } })).toBe(
    'Free if Byrne (2) moves to T1 + T2.',
  );
  expect(words({ kind: 'walkIns', change: { keepForWalkIns: 4 } })).toBe(
    'Free if 2 of the 6 seats kept for walk-ins are given up.',
  );
});
