import { ValidationError } from 'yup';
import { venue } from '../../../venue.config.ts';
import { bookingRulesSchema } from './booking-rules.schema.ts';
import { readBookingRules, turnOf } from './booking-rules.ts';

const { _id, ...standard } = readBookingRules();
const tables = [
  { label: 'T1', from: 1, to: 2 },
  { label: 'T2', from: 2, to: 4 },
];
const closure = { date: '2026-12-12', from: '18:00', to: '22:00' };

/** The problems of rules as "path: message" lines. */
function problems(changes: object): string[] {
  try {
    bookingRulesSchema.validateSync({ ...standard, ...changes }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.inner.length > 0 ? error.inner : [error]).map(({ path, message }) => `${path}: ${message}`);
  }
}

const paths = (changes: object) => problems(changes).map((problem) => problem.split(':')[0]);

it('a house without rules takes every party of the form at every time of its hours, and a person decides', () => {
  expect(readBookingRules()).toEqual({
    ...{ _id: 'main', area: 'Restaurant', slotMinutes: 15, seats: null, keepForWalkIns: 0 },
    ...{ coversPerSlot: null, partiesPerSlot: null, coversPerService: null },
    turnMinutes: [
      { upTo: 2, minutes: 90 },
      { upTo: 4, minutes: 105 },
      { upTo: 99, minutes: 120 },
    ],
    ...{ maxParty: venue.booking.maxPartySize, confirmUpTo: 0, lastBookingMinutes: 60, leadMinutes: 0 },
    ...{ daysAhead: 365, closures: [], tables: [], joins: [], holdMinutes: 60, reminder: 0 },
  });
  expect(problems({})).toEqual([]);
});

it('stored rules keep what they say and have defaults for the rest', () => {
  const rules = readBookingRules({
    seats: 20,
    slotMinutes: undefined,
    coversPerSlot: null,
    tables: [tables[0]],
  });
  expect(rules).toMatchObject({ seats: 20, slotMinutes: 15, coversPerSlot: null });
  expect(rules.tables).toEqual([{ ...tables[0], isOnline: true, room: '' }]);
});

it('a party stays as long as its line says, and one above the last line as long as that says', () => {
  const rules = {
    turnMinutes: [
      { upTo: 2, minutes: 90 },
      { upTo: 6, minutes: 120 },
    ],
  };
  expect([1, 2, 3, 6, 40].map((party) => turnOf(rules, party))).toEqual([90, 90, 120, 120, 120]);
});

it('rules with tables, joins and closures are taken', () => {
  const joins = [{ tables: ['T1', 'T2'], from: 4, to: 6 }];
  const closures = [
    { ...closure, tables: ['T1'] },
    { ...closure, from: '05:00', to: '05:00' },
  ];
  expect(problems({ tables, joins, closures })).toEqual([]);
  const read = bookingRulesSchema.validateSync({ ...standard, tables, closures });
  expect(read.tables?.[0]).toEqual({ ...tables[0], isOnline: true, room: '' });
  expect(read.closures?.[0]).toMatchObject({ reason: '', isPublic: false });
  expect(bookingRulesSchema.validateSync({ ...standard, seats: '', coversPerSlot: null })).toMatchObject({
    seats: null,
    coversPerSlot: null,
  });
});

it.each<[string, object, string]>([
  ['two tables with one label', { tables: [tables[0], tables[0]] }, 'tables[1].label'],
  ['a label with a plus', { tables: [{ ...tables[0], label: 'T1+T2' }] }, 'tables[0].label'],
  [
    'a table whose largest party is the smaller',
    { tables: [{ label: 'T1', from: 3, to: 2 }] },
    'tables[0].to',
  ],
  [
    'a join of an unknown table',
    { tables, joins: [{ tables: ['T1', 'T9'], from: 3, to: 4 }] },
    'joins[0].tables',
  ],
  ['a join of one table', { tables, joins: [{ tables: ['T1'], from: 3, to: 4 }] }, 'joins[0].tables'],
  [
    'a join of a table with itself',
    { tables, joins: [{ tables: ['T1', 'T1'], from: 3, to: 4 }] },
    'joins[0].tables',
  ],
  [
    'the same join twice',
    {
      tables,
      joins: [
        ['T1', 'T2'],
        ['T2', 'T1'],
      ].map((each) => ({ tables: each, from: 3, to: 4 })),
    },
    'joins[1].tables',
  ],
  [
    'a join whose largest party is the smaller',
    { tables, joins: [{ tables: ['T1', 'T2'], from: 6, to: 4 }] },
    'joins[0].to',
  ],
  [
    'turns that do not ascend',
    {
      turnMinutes: [
        { upTo: 4, minutes: 90 },
        { upTo: 4, minutes: 120 },
      ],
    },
    'turnMinutes[1].upTo',
  ],
  ['no turn', { turnMinutes: [] }, 'turnMinutes'],
  ['a turn that is too short', { turnMinutes: [{ upTo: 4, minutes: 14 }] }, 'turnMinutes[0].minutes'],
  ['a turn that is too long', { turnMinutes: [{ upTo: 4, minutes: 601 }] }, 'turnMinutes[0].minutes'],
  [
    'a closure of seats in a house with tables',
    { tables, closures: [{ ...closure, seats: 4 }] },
    'closures[0].seats',
  ],
  [
    'a closure of tables in a house without',
    { closures: [{ ...closure, tables: ['T1'] }] },
    'closures[0].tables',
  ],
  [
    'a closure of an unknown table',
    { tables, closures: [{ ...closure, tables: ['T9'] }] },
    'closures[0].tables',
  ],
  ['an empty closure', { closures: [{ ...closure, to: '18:00' }] }, 'closures[0].to'],
  ['a closure on no day', { closures: [{ ...closure, date: '2026-02-30' }] }, 'closures[0].date'],
  ['a closure from no time', { closures: [{ ...closure, from: '24:00' }] }, 'closures[0].from'],
  ['a slot of seven minutes', { slotMinutes: 7 }, 'slotMinutes'],
  ['a seat and a half', { seats: 1.5 }, 'seats'],
  ['fewer than no walk-ins', { keepForWalkIns: -1 }, 'keepForWalkIns'],
  ['no largest party', { maxParty: 0 }, 'maxParty'],
  ['an offer that holds for no time', { holdMinutes: 0 }, 'holdMinutes'],
  ['an offer that holds for too long', { holdMinutes: 241 }, 'holdMinutes'],
  ['no area', { area: ' ' }, 'area'],
])('%s is refused at its field', (_, changes, path) => expect(paths(changes)).toEqual([path]));

it('a closure of both seats and tables is refused', () => {
  const closures = [{ ...closure, seats: 4, tables: ['T1'] }];
  expect(problems({ tables, closures })[0]).toBe(
    'closures[0].seats: Close either some seats or some tables.',
  );
});

it.each([
  ['tables', 100, (place: number) => ({ label: `T${place}`, from: 1, to: 2 })],
  ['closures', 200, () => closure],
])('%s have a limit of %i', (name, most, make) => {
  const entries = (count: number) => Array.from({ length: count }, (_, place) => make(place));
  expect(problems({ [name]: entries(most) })).toEqual([]);
  expect(paths({ [name]: entries(most + 1) })).toEqual([name]);
});

it.each(['turnMinutes', 'tables', 'joins', 'closures'])(
  'an entry of %s that is no object, or empty, is refused like any other mistake',
  (name) => {
    for (const entry of [null, 'x', 3, [], {}, { tables: null }, { tables: [null, null] }, { upTo: null }])
      expect(problems({ [name]: [entry, entry] })).not.toEqual([]);
  },
);
