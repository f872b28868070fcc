import fc from 'fast-check';
import {
  dateWords,
  formatLongDate,
  formatLongDateTime,
  formatNearby,
  formatTime,
  fromLocalInput,
  localDay,
  toLocalInput,
} from './dates.ts';

const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

const iso = (local: string) => fromLocalInput(local).toISOString();

describe.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('on a machine in %s', (zone) => {
  beforeEach(() => {
    process.env.TZ = zone;
  });

  test('a typed time is the time on the venue’s clock, summer and winter', () => {
    expect(iso('2026-07-20T20:30')).toBe('2026-07-20T19:30:00.000Z');
    expect(iso('2026-12-20T20:30')).toBe('2026-12-20T20:30:00.000Z');
  });

  test('a time in the hour skipped in March moves forward', () => {
    expect(iso('2026-03-29T00:59')).toBe('2026-03-29T00:59:00.000Z');
    expect(toLocalInput(fromLocalInput('2026-03-29T01:30'))).toBe('2026-03-29T02:30');
    expect(iso('2026-03-29T02:00')).toBe('2026-03-29T01:00:00.000Z');
  });

  test('a time in the hour repeated in October is its first occurrence', () => {
    expect(iso('2026-10-25T00:59')).toBe('2026-10-24T23:59:00.000Z');
    expect(iso('2026-10-25T01:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(iso('2026-10-25T02:00')).toBe('2026-10-25T02:00:00.000Z');
  });

  test('both occurrences of the repeated hour read the same on the clock', () => {
    expect(toLocalInput(new Date('2026-10-25T00:30Z'))).toBe('2026-10-25T01:30');
    expect(toLocalInput(new Date('2026-10-25T01:30Z'))).toBe('2026-10-25T01:30');
  });

  test('long dates are en-US, 12-hour, in the venue’s zone', () => {
    const late = new Date('2026-07-31T23:30Z');
    expect(formatLongDate(late)).toBe('Saturday, August 1, 2026');
    expect(formatTime(late)).toBe('12:30 AM');
    expect(formatLongDateTime(late)).toBe('Saturday, August 1, 2026 at 12:30 AM');
    expect(dateWords(late)).toMatchObject({ weekday: 'Saturday', day: '1', month: 'August', year: '2026' });
    expect(localDay(late)).toBe('2026-08-01');
  });

  test('every minute survives a round trip through a form, except in the second occurrence', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * 525_960 }), (minutes) => {
        const date = new Date(Date.UTC(1990, 0, 1) + minutes * 60_000);
        const back = fromLocalInput(toLocalInput(date));
        const late = date.getTime() - back.getTime();
        expect([0, 3_600_000]).toContain(late);
        expect(toLocalInput(back)).toBe(toLocalInput(date));
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  '',
  '0002-11-20T20:30',
  '2026-02-30T10:00',
  '2026-13-01T10:00',
  '2026-01-01T24:00',
  '2026-01-01',
  'soon',
])('%j is an invalid date, for which all formats are empty', (text) => {
  const date = fromLocalInput(text);
  expect(date.getTime()).toBeNaN();
  expect([formatLongDate(date), formatTime(date), formatLongDateTime(date), toLocalInput(date)]).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

test('any text gives a date or an Invalid Date, never an error', () => {
  fc.assert(fc.property(fc.string(), (text) => fromLocalInput(text) instanceof Date));
});

test('nearby days are named in words, counted on the venue’s calendar', () => {
  const now = fromLocalInput('2026-03-29T00:30');
  expect(formatNearby(fromLocalInput('2026-03-29T23:30'), now)).toBe('today at 11:30 PM');
  expect(formatNearby(fromLocalInput('2026-03-28T23:59'), now)).toBe('yesterday at 11:59 PM');
  expect(formatNearby(fromLocalInput('2026-03-30T00:10'), now)).toBe('tomorrow at 12:10 AM');
  expect(formatNearby(fromLocalInput('2026-03-31T09:00'), now)).toBe('Tuesday, March 31, 2026 at 9:00 AM');
  expect(formatNearby(new Date(NaN), now)).toBe('');
});
