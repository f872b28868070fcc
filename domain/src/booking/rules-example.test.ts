import { readRecord } from '../record/read.ts';
import { openingHours } from '../opening-hours/opening-hours.ts';
import { readBookingRules } from './booking-rules.ts';
import { rulesExample } from './rules-example.ts';

const contents = [
  { elementType: 'Area', content: 'Restaurant' },
  { elementType: 'Days', content: 'Monday' },
  { elementType: 'Times', content: 'Closed' },
  { elementType: 'Days', content: 'Tuesday – Sunday' },
  { elementType: 'Times', content: '17:30 – 21:30' },
];
const hours = readRecord(openingHours, 'main', { contents });
/** A Friday. */
const now = new Date('2026-12-11T10:00:00Z');
const example = (rules: object, at = now) => rulesExample(readBookingRules(rules), hours, at);

test.each([
  // Twenty seats twice: at half past five, and when those have left.
  [
    { seats: 20, confirmUpTo: 6, maxParty: 8 },
    '40 covers, last table at 20:30, a party of 9 is asked to ring, up to 6',
  ],
  [
    { coversPerService: 10, maxParty: 12 },
    '10 covers, last table at 20:30, a party of 11 is asked to ring, every request',
  ],
  [
    { tables: [{ label: 'T1', from: 1, to: 4 }], turnMinutes: [{ upTo: 9, minutes: 240 }] },
    '4 covers, last table at 20:30, a party of 5',
  ],
  [{}, 'any number of covers'],
])('rules %j are explained by tomorrow’s evening', (rules, words) => {
  expect(example(rules)).toContain('tomorrow, Saturday, December 12: ');
  expect(example(rules)).toContain(words);
});

test('a closed day, unreadable hours and rules that take nobody say so', () => {
  expect(example({}, new Date('2026-12-13T10:00:00Z'))).toMatch(/no tables are given out tomorrow, Monday/);
  expect(example({ area: 'Cellar' })).toMatch(/“Cellar” can’t be read/);
  expect(example({ seats: 0 })).toMatch(/nobody can book online/);
  expect(example({ daysAhead: 0 })).toMatch(/yet\.$/);
});
