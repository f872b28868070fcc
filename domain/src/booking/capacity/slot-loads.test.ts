import { readBookingRules } from '../booking-rules.ts';
import { slotLoads } from './slot-loads.ts';

const evening = '2026-12-12';
const now = new Date('2026-12-01T10:00:00Z');
const hours = [{ opens: '18:00', closes: '20:00' }];
const load = (
  [
    ['a', '18:00', 4, 'confirmed'],
    ['b', '18:10', 2, 'requested'],
    ['c', '18:30', 6, 'declined'],
    ['d', '23:00', 3, 'arrived'],
  ] as const
).map(([id, time, partySize, state]) => ({ id, date: evening, time, partySize, state }));

it('slots count who arrives and who is in the house, also at a time off the hours', () => {
  const rules = readBookingRules({ slotMinutes: 30, turnMinutes: [{ upTo: 99, minutes: 60 }] });
  const { slots, counts, capacity } = slotLoads({ rules, hours, load, evening, now });
  expect(slots.map(({ time, arriving, inHouse }) => [time, arriving, inHouse])).toEqual([
    ['18:00', 6, 6],
    ['18:30', 0, 6],
    ['19:00', 0, 2],
    ['23:00', 3, 3],
  ]);
  expect([counts, capacity]).toEqual(['inHouse', null]);
});

it.each([
  ['the pacing of the kitchen', { coversPerSlot: 12, seats: 40 }, 'arriving', 12],
  ['its seats', { seats: 40 }, 'inHouse', 40],
  [
    'its tables',
    {
      seats: 40,
      tables: [
        { label: 'T1', from: 1, to: 2 },
        { label: 'T2', from: 2, to: 4 },
      ],
    },
    'inHouse',
    6,
  ],
])('the capacity of a house is %s', (_what, given, counts, capacity) => {
  const found = slotLoads({ rules: readBookingRules(given), hours, load, evening, now });
  expect([found.counts, found.capacity]).toEqual([counts, capacity]);
});
