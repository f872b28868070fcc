import fc from 'fast-check';
import { fromLocalInput, localDay, toLocalInput, weekdayOf } from '../time/dates.ts';
import { nextDay } from '../time/night.ts';
import { checkBookingTime } from '../booking/booking-time.ts';
import { buildHours } from './build-hours.fixture.ts';
import { areasOn } from './day-hours.ts';
import type { OpeningHours } from './opening-hours.ts';
import { areasAt } from './now-hours.ts';
import { clockText } from './opening-times.ts';

const week = [
  'Area: Bar',
  'Days: Every day',
  'Times: 16:00 – 23:30',
  'Days: Friday & Saturday',
  'Times: 12:00 – 00:30',
];
const bar = (hours: OpeningHours, time: string) => areasAt(hours, fromLocalInput(time))[0]!;
const isUnknown = (hours: OpeningHours, time: string) => areasAt(hours, fromLocalInput(time)).length === 0;
const local = (date: Date | undefined) => date && toLocalInput(date);

describe('what is open', () => {
  const hours = buildHours(['Area: Bar', 'Days: Friday', 'Times: 12:00 – 00:30']);

  it('is open from the minute of its opening to that of its closing, over midnight', () => {
    expect(bar(hours, '2026-11-20T11:59')).toEqual({
      ...{ name: 'Bar', isOpen: false, opensNext: fromLocalInput('2026-11-20T12:00') },
    });
    expect(bar(hours, '2026-11-20T12:00')).toEqual({
      ...{ name: 'Bar', isOpen: true, until: fromLocalInput('2026-11-21T00:30') },
    });
    expect(bar(hours, '2026-11-21T00:29').isOpen).toBe(true);
    expect(local(bar(hours, '2026-11-21T00:30').opensNext)).toBe('2026-11-27T12:00');
  });

  it('a special day begins with its own day: last night goes on until it ends', () => {
    const shut = {
      ...hours,
      ...buildHours(week.slice(0, 0), [{ from: '2026-11-21' }]),
      contents: hours.contents,
    };
    expect(bar(shut, '2026-11-21T00:15').isOpen).toBe(true);
    const alsoFriday = buildHours(
      [],
      [{ from: '2026-11-20', to: '2026-11-27', reason: 'Painting' }],
    ).specialDays!;
    expect(bar({ ...hours, specialDays: alsoFriday }, '2026-11-20T13:00')).toMatchObject({ isOpen: false });
    expect(local(bar({ ...hours, specialDays: alsoFriday }, '2026-11-20T13:00').opensNext)).toBe(
      '2026-12-04T12:00',
    );
  });

  it('periods without a gap are one, and a house that never closes has no end', () => {
    const late = buildHours([
      ...['Area: Bar', 'Days: Friday', 'Times: 20:00 – 24:00'],
      ...['Days: Saturday', 'Times: 00:00 – 02:00'],
    ]);
    expect(local(bar(late, '2026-11-20T21:00').until)).toBe('2026-11-21T02:00');
    const always = buildHours(['Area: Bar', 'Days: Every day', 'Times: 00:00 – 24:00']);
    expect(bar(always, '2026-11-20T21:00')).toEqual({ name: 'Bar', isOpen: true });
  });

  it('is not known on a day that cannot be read, nor when it opens after one', () => {
    const vague = buildHours([
      'Area: Bar',
      'Days: Friday',
      'Times: till late',
      'Days: Saturday',
      'Times: 12:00 – 23:00',
      'Days: Sunday – Thursday',
      'Times: Closed',
    ]);
    expect(isUnknown(vague, '2026-11-20T12:00')).toBe(true);
    expect(isUnknown(vague, '2026-11-21T04:00')).toBe(true);
    expect(bar(vague, '2026-11-21T05:00')).toMatchObject({ isOpen: false, opensNext: expect.any(Date) });
    expect(bar(vague, '2026-11-22T12:00')).toEqual({ name: 'Bar', isOpen: false });
    expect(isUnknown(buildHours(['Area: Bar']), '2026-11-22T12:00')).toBe(true);
  });

  it('on the nights on which the clocks change, closes by the clock on the wall', () => {
    const late = buildHours(['Area: Bar', 'Days: Saturday', 'Times: 20:00 – 03:00']);
    expect(bar(late, '2027-03-27T21:00').until).toEqual(new Date('2027-03-28T02:00:00Z'));
    expect(bar(late, '2026-10-24T21:00').until).toEqual(new Date('2026-10-25T03:00:00Z'));
  });
});

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const quarter = fc.integer({ min: 0, max: 95 }).map((quarters) => quarters * 15);
const span = fc
  .tuple(quarter, quarter)
  .map(([opens, closes]) => ({ opens, closes: closes > opens ? closes : closes + 1440 }));
type Spans = { opens: number; closes: number }[];
const spans = fc.array(span, { maxLength: 2 });
const timesOf = (list: Spans) =>
  list.map(({ opens, closes }) => `${clockText(opens)} – ${clockText(closes)}`).join(' & ') || 'Closed';

/** Days around both clock changes and the turn of a year. */
const day = fc
  .tuple(
    fc.constantFrom('2026-10-22', '2027-03-25', '2026-12-29', '2028-02-26'),
    fc.integer({ min: 0, max: 6 }),
  )
  .map(([start, count]) => nextDay(start, count));
const moment = fc
  .tuple(day, fc.integer({ min: 0, max: 1439 }))
  .map(([on, minutes]) => fromLocalInput(`${on}T${clockText(minutes)}`));

const venue = fc.record({
  week: fc.array(spans, { minLength: 7, maxLength: 7 }),
  special: fc.option(fc.record({ from: day, length: fc.integer({ min: 0, max: 3 }), spans })),
});
type Venue = { week: Spans[]; special: { from: string; length: number; spans: Spans } | null };

function hoursOf({ week, special }: Venue): OpeningHours {
  const lines = week.flatMap((each, weekday) => [`Days: ${weekdays[weekday]}`, `Times: ${timesOf(each)}`]);
  const days = special && [
    {
      from: special.from,
      to: nextDay(special.from, special.length),
      closed: special.spans.length === 0,
      times: special.spans.length ? timesOf(special.spans) : '',
    },
  ];
  return buildHours(['Area: Restaurant', ...lines], days ?? undefined);
}

/** Whether the clock on the wall stands between opening and closing: simple, and wrong only while clocks change. */
function isOpenByTheWall({ week, special }: Venue, now: Date): boolean {
  const today = localDay(now);
  const minutes = Number(toLocalInput(now).slice(11, 13)) * 60 + Number(toLocalInput(now).slice(14));
  const of = (on: string) =>
    special && special.from <= on && on <= nextDay(special.from, special.length)
      ? special.spans
      : week[weekdayOf(on)]!;
  return (
    of(today).some(({ opens, closes }) => opens <= minutes && minutes < closes) ||
    of(nextDay(today, -1)).some(({ opens, closes }) => opens <= minutes + 1440 && minutes + 1440 < closes)
  );
}

const clocksChange = (now: Date) => /^(2026-10-25|2027-03-28)T0[12]/.test(toLocalInput(now));

describe('for all hours, special days and moments', () => {
  it('an area is open when the clock on the wall says so', () => {
    fc.assert(
      fc.property(venue, moment, (given, now) => {
        fc.pre(!clocksChange(now));
        expect(areasAt(hoursOf(given), now)[0]!.isOpen).toBe(isOpenByTheWall(given, now));
      }),
      { numRuns: 400 },
    );
  });

  it('it stays as it is until the moment it names, and changes then', () => {
    fc.assert(
      fc.property(venue, moment, fc.double({ min: 0, max: 1, noNaN: true }), (given, now, share) => {
        const hours = hoursOf(given);
        const { isOpen, until, opensNext } = areasAt(hours, now)[0]!;
        const change = until ?? opensNext;
        fc.pre(change !== undefined);
        expect(change.getTime()).toBeGreaterThan(now.getTime());
        expect(until === undefined).toBe(!isOpen);
        const between = now.getTime() + share * (change.getTime() - 1 - now.getTime());
        for (const time of [between, change.getTime() - 1])
          expect(areasAt(hours, new Date(time))[0]).toEqual({
            name: 'Restaurant',
            isOpen,
            ...(until && { until }),
            ...(opensNext && { opensNext }),
          });
        expect(areasAt(hours, change)[0]!.isOpen).toBe(!isOpen);
      }),
      { numRuns: 300 },
    );
  });

  it('a table is given out only while the restaurant is open', () => {
    fc.assert(
      fc.property(venue, moment, (given, now) => {
        fc.pre(!clocksChange(now));
        const hours = hoursOf(given);
        const [date = '', time = ''] = toLocalInput(now).split('T');
        const check = checkBookingTime({ date, time }, hours, new Date(now.getTime() - 1));
        const isOpen = areasAt(hours, now)[0]!.isOpen;
        if (check === 'open') expect(isOpen).toBe(true);
        // Within the last hour before closing no table is given out.
        else expect(check).toEqual({ path: expect.stringMatching(/date|time/), message: expect.any(String) });
        const [area] = areasOn(hours, date);
        const yesterday = areasOn(hours, nextDay(date, -1))[0]!;
        if (area!.closed && yesterday.closed) expect([check === 'open', isOpen]).toEqual([false, false]);
      }),
      { numRuns: 300 },
    );
  });
});
