import * as fc from 'fast-check';
import { messages } from '../index.ts';
import { buildHours } from '../opening-hours/build-hours.ts';
import { clockText } from '../opening-hours/opening-times.ts';
import type { SpecialDay } from '../opening-hours/opening-hours.ts';
import { bookableDay } from './bookable-day.ts';
import { checkBookingTime } from './booking-time.ts';

const week = [
  'Area: Restaurant',
  'Days: Monday',
  'Times: Closed',
  'Days: Tuesday – Saturday',
  'Times: 17:30 – 21:30',
  'Days: Sunday',
  'Times: 12:30 – 14:00, 18:10 – 20:05',
];

/** A Friday, five in the evening. */
const now = new Date('2026-11-20T17:00:00Z');

function dayOf(date: string, { at = now, specialDays = [] as Partial<SpecialDay>[], lines = week } = {}) {
  return bookableDay(buildHours(lines, specialDays), date, at);
}

describe('a day of the booking form', () => {
  it('offers every quarter hour from opening to the last table', () => {
    const { times, hint, problem } = dayOf('2026-11-24')!;
    expect([times.at(0), times.at(1), times.at(-1), times.length]).toEqual(['17:30', '17:45', '20:30', 13]);
    expect(hint).toBe('Tuesday: 17:30 to 20:30.');
    expect(problem).toBeUndefined();
  });

  it('offers lunch and dinner, in whole quarter hours', () => {
    expect(dayOf('2026-11-22')!.times).toEqual([
      '12:30',
      '12:45',
      '13:00',
      '18:15',
      '18:30',
      '18:45',
      '19:00',
    ]);
  });

  it('offers the first table of a period without a quarter hour', () => {
    expect(dayOf('2026-11-24', { lines: [...week.slice(0, 4), 'Times: 17:35 – 18:20'] })!.times).toEqual([
      '17:35',
    ]);
  });

  it('offers today what is not past', () => {
    expect(dayOf('2026-11-20', { at: new Date('2026-11-20T19:45:00Z') })!.times).toEqual([
      '20:00',
      '20:15',
      '20:30',
    ]);
  });

  it('says when today has no tables left, and which day is next', () => {
    expect(dayOf('2026-11-20', { at: new Date('2026-11-20T20:30:00Z') })).toEqual({
      times: [],
      hint: messages.noTablesLeft,
      problem: messages.noTablesLeft,
      next: '2026-11-21',
    });
  });

  it('names the next open day after a closed one, past special days', () => {
    expect(dayOf('2026-11-23')).toEqual({
      times: [],
      hint: 'Closed on Mondays.',
      problem: messages.closedOn('Monday'),
      next: '2026-11-24',
    });
    const shut = dayOf('2026-12-25', {
      specialDays: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }],
    });
    expect(shut).toEqual({
      times: [],
      hint: 'Closed on Friday, December 25: Christmas.',
      problem: 'Closed on Friday, December 25: Christmas.',
      next: '2026-12-27',
    });
  });

  it('follows the times of a special day', () => {
    const eve = dayOf('2026-12-31', { specialDays: [{ from: '2026-12-31', times: '12:00 – 13:30' }] });
    expect(eve!.times).toEqual(['12:00', '12:15', '12:30']);
  });

  it('has nothing to offer in the past and after a year, and leads back', () => {
    expect(dayOf('2026-11-19')).toMatchObject({
      times: [],
      problem: messages.bookingDatePast,
      next: '2026-11-20',
    });
    const far = dayOf('2027-11-23')!;
    expect(far.problem).toBe(messages.bookingTooFarAhead);
    expect(far.next).toBeUndefined();
  });

  it('is unknown when its hours cannot be read', () => {
    expect(dayOf('2026-11-24', { lines: ['Area: Restaurant', 'Days: Tuesday'] })).toBeUndefined();
    expect(dayOf('2026-11-24', { lines: ['Area: Dining room', ...week.slice(1)] })).toBeUndefined();
  });

  it('skips the hour that does not exist on the night the clocks go forward', () => {
    const late = ['Area: Restaurant', 'Days: Every day', 'Times: 23:00 – 03:00'];
    const { times } = dayOf('2027-03-28', { lines: late })!;
    expect(times.slice(0, 6)).toEqual(['00:00', '00:15', '00:30', '00:45', '02:00', '23:00']);
  });
});

it('offers exactly the quarter hours that the server takes', () => {
  const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => clockText(quarter * 15));
  const period = fc.tuple(clock, clock).map((times) => times.join(' – '));
  const moment = fc.date({
    min: new Date('2026-11-23T00:00:00Z'),
    max: new Date('2026-11-25T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.array(period, { minLength: 1, maxLength: 2 }), moment, (periods, at) => {
      const hours = buildHours(['Area: Restaurant', 'Days: Every day', `Times: ${periods.join(', ')}`]);
      const date = '2026-11-24';
      const day = Array.from({ length: 96 }, (_, quarter) => clockText(quarter * 15));
      const taken = day.filter((time) => checkBookingTime({ date, time }, hours, at) === 'open');
      expect(bookableDay(hours, date, at)!.times).toEqual(taken);
    }),
    { numRuns: 30 },
  );
});
