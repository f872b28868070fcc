import fc from 'fast-check';
import { fromLocalInput } from './dates.ts';
import { endOfNight, nextDay, nightOf } from './night.ts';

it.each([
  ['2026-11-20T21:00', '2026-11-20'],
  ['2026-11-21T00:30', '2026-11-20'],
  ['2026-11-21T04:59', '2026-11-20'],
  ['2026-11-21T05:00', '2026-11-21'],
  ['2027-01-01T02:00', '2026-12-31'],
])('%s belongs to the night of %s', (time, day) => expect(nightOf(fromLocalInput(time))).toBe(day));

it('ends at five on the venue’s clock, also on the two nights on which the clocks change', () => {
  expect(endOfNight('2026-11-20')).toEqual(new Date('2026-11-21T05:00:00Z'));
  expect(endOfNight('2027-03-27')).toEqual(new Date('2027-03-28T04:00:00Z'));
  expect(endOfNight('2026-10-24')).toEqual(new Date('2026-10-25T05:00:00Z'));
});

it('lasts from the end of the one before to its own end', () => {
  const days = fc.integer({ min: 0, max: 2_000 }).map((count) => nextDay('2026-01-01', count));
  fc.assert(
    fc.property(days, (day) => {
      expect(nightOf(endOfNight(nextDay(day, -1)))).toBe(day);
      expect(nightOf(new Date(endOfNight(day).getTime() - 1))).toBe(day);
    }),
  );
});
