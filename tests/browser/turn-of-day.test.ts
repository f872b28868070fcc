import { waitForNewDay } from './turn-of-day.ts';
import { expect, test } from './venue-test.ts';

const cases: [now: string, seconds: number, when: string][] = [
  ['2026-11-22T20:00:00Z', 0, 'an evening'],
  ['2026-11-22T23:56:59Z', 0, 'some minutes before midnight'],
  ['2026-11-22T23:59:30Z', 31, 'just before midnight'],
  ['2026-12-31T23:58:00Z', 121, 'New Year’s Eve'],
  ['2026-11-23T00:00:01Z', 0, 'just after midnight'],
  ['2026-11-23T04:59:00Z', 61, 'the end of a night'],
  ['2026-11-23T05:00:00Z', 0, 'the beginning of the next night'],
  // In summer the venue's clock is an hour ahead.
  ['2026-07-01T22:59:00Z', 61, 'just before midnight in summer'],
  ['2026-10-25T00:59:00Z', 0, 'just before the clocks go back'],
];

for (const [now, seconds, when] of cases) {
  test(`in ${when} tests wait ${seconds} s for a new day`, () => {
    expect(waitForNewDay(new Date(now))).toBe(seconds * 1_000);
  });
}
