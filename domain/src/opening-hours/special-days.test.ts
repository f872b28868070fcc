import { fromLocalInput } from '../time/dates.ts';
import { buildHours, buildSpecialDay } from './build-hours.fixture.ts';
import { comingSpecialDays, specialDayOf } from './special-days.ts';

const hours = (...specialDays: Parameters<typeof buildSpecialDay>[0][]) =>
  buildHours(['Area: Bar', 'Area: Restaurant'], specialDays as object[]);

it('lasts from its first day to its last', () => {
  const days = hours({ from: '2026-12-24', to: '2026-12-26' });
  expect(specialDayOf(days, 'Bar', '2026-12-23')).toBeUndefined();
  expect(specialDayOf(days, 'Bar', '2026-12-24')).toBeDefined();
  expect(specialDayOf(days, 'Bar', '2026-12-26')).toBeDefined();
  expect(specialDayOf(days, 'Bar', '2026-12-27')).toBeUndefined();
});

it('of one area leaves the others alone', () => {
  const days = hours({ area: 'restaurant' });
  expect(specialDayOf(days, 'Restaurant', '2026-12-26')).toBeDefined();
  expect(specialDayOf(days, 'Bar', '2026-12-26')).toBeUndefined();
});

it('of an area replaces one of the whole house, and a later one an earlier one', () => {
  const days = hours({ area: 'Bar', reason: 'a' }, { area: 'Bar', reason: 'b' }, { reason: 'house' });
  expect(specialDayOf(days, 'Bar', '2026-12-26')!.reason).toBe('b');
  expect(specialDayOf(days, 'Restaurant', '2026-12-26')!.reason).toBe('house');
});

it('is coming until its night is over, soonest first', () => {
  const days = hours({ from: '2026-12-31' }, { from: '2026-12-26' }, { from: '2026-11-01' });
  const coming = (time: string) => comingSpecialDays(days, fromLocalInput(time)).map(({ from }) => from);
  expect(coming('2026-12-20T12:00')).toEqual(['2026-12-26', '2026-12-31']);
  expect(coming('2026-12-27T04:59')).toEqual(['2026-12-26', '2026-12-31']);
  expect(coming('2026-12-27T05:00')).toEqual(['2026-12-31']);
});

it('a record without special days has none', () => {
  expect(comingSpecialDays({}, new Date())).toEqual([]);
  expect(specialDayOf({}, 'Bar', '2026-12-26')).toBeUndefined();
});
