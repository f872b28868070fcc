import { checkBookingTime, describeTables, lastBookableDay, takesBookings } from './booking-time.ts';
import { bookingWhen } from './booking.ts';
import { bookingSchema } from './booking.schema.ts';
import * as messages from '../messages.ts';
import { buildSpecialDay } from '../opening-hours/build-hours.fixture.ts';
import type { OpeningHours, OpeningHoursElement } from '../opening-hours/opening-hours.ts';

function line(elementType: OpeningHoursElement['elementType'], content: string): OpeningHoursElement {
  return { elementType, content };
}

const hours: OpeningHours = {
  _id: 'main',
  contents: [
    line('Area', 'Restaurant'),
    line('Days', 'Monday'),
    line('Times', 'Closed'),
    line('Days', 'Tuesday – Sunday'),
    line('Times', '17:30 – 21:30'),
    line('Area', 'Bar'),
    line('Days', 'Every day'),
    line('Times', '12:00 – 23:30'),
  ],
};

/** A Friday, five in the evening. */
const now = new Date('2026-11-20T17:00:00Z');
const check = (date: string, time: string, at = now) => checkBookingTime({ date, time }, hours, at);

describe('the time of a booking', () => {
  it.each([
    ['2026-11-20', '17:30'],
    ['2026-11-20', '20:30'],
    ['2027-11-20', '19:00'],
  ])('%s at %s is open', (date, time) => expect(check(date, time)).toBe('open'));

  it('a closed day is named', () => {
    expect(check('2026-11-23', '19:00')).toEqual({ path: 'date', message: messages.closedOn('Monday') });
  });

  it.each(['17:29', '20:31', '13:00'])('%s is rejected with the available times', (time) => {
    expect(check('2026-11-24', time)).toEqual({
      path: 'time',
      message: messages.tablesFrom('Tuesday', '17:30 to 20:30'),
    });
  });

  it('yesterday, an hour ago and the year after next are rejected', () => {
    expect(check('2026-11-19', '19:00')).toEqual({ path: 'date', message: messages.bookingDatePast });
    expect(check('2026-11-20', '16:00')).toEqual({ path: 'time', message: messages.bookingTimePast });
    expect(check('2027-11-21', '19:00')).toEqual({ path: 'date', message: messages.bookingTooFarAhead });
  });

  it('"today" is the venue’s day: half past midnight in Irish summer time is still yesterday in UTC', () => {
    const night = new Date('2026-07-10T23:30:00Z');
    expect(check('2026-07-10', '19:00', night)).toEqual({ path: 'date', message: messages.bookingDatePast });
    expect(check('2026-07-11', '19:00', night)).toBe('open');
  });

  it('hours that cannot be read give "unknown"', () => {
    const vague: OpeningHours = {
      _id: 'main',
      contents: [line('Area', 'Restaurant'), line('Days', 'Monday')],
    };
    expect(checkBookingTime({ date: '2026-11-23', time: '19:00' }, vague, now)).toBe('unknown');
  });

  it('several periods are joined in one sentence', () => {
    expect(
      describeTables([
        { from: 750, to: 840 },
        { from: 1050, to: 1200 },
      ]),
    ).toBe('12:30 to 14:00 and 17:30 to 20:00');
  });

  it('the last day is a year away', () => expect(lastBookableDay(now)).toBe('2027-11-20'));
});

describe('a booking on a special day', () => {
  const on = (changes: object, time = '19:00', date = '2026-12-26') =>
    checkBookingTime({ date, time }, { ...hours, specialDays: [buildSpecialDay(changes)] }, now);

  it('on which the house is closed is refused with the reason', () => {
    const message = 'Closed on Saturday, December 26: St Stephen’s Day.';
    expect(on({ reason: 'St Stephen’s Day.' })).toEqual({ path: 'date', message });
    expect(on({})).toEqual({ path: 'date', message: 'Closed on Saturday, December 26.' });
    expect(on({}, '19:00', '2026-12-27')).toBe('open');
    expect(on({ area: 'Bar' })).toBe('open');
  });

  it('with other times is taken within them', () => {
    const eve = { times: '12:00 – 18:00', reason: 'New Year’s Eve' };
    expect(on(eve, '12:00')).toBe('open');
    expect(on(eve)).toEqual({
      path: 'time',
      message: 'On Saturday, December 26 (New Year’s Eve) you can book a table from 12:00 to 17:00.',
    });
  });

  it('is possible on a weekday that is closed otherwise, and when the week cannot be read', () => {
    expect(on({ from: '2026-12-28', times: '17:00 – 21:00' }, '19:00', '2026-12-28')).toBe('open');
    const vague = { ...hours, contents: [line('Area', 'Restaurant')] };
    const open = { ...vague, specialDays: [buildSpecialDay({ times: '17:00 – 21:00' })] };
    expect(checkBookingTime({ date: '2026-12-26', time: '19:00' }, open, now)).toBe('open');
    expect(checkBookingTime({ date: '2026-12-27', time: '19:00' }, open, now)).toBe('unknown');
  });

  it('after midnight belongs to the night before', () => {
    const late = {
      ...hours,
      contents: [line('Area', 'Restaurant'), line('Days', 'Every day'), line('Times', '20:00 – 03:00')],
    };
    const shut = { ...late, specialDays: [buildSpecialDay({})] };
    expect(checkBookingTime({ date: '2026-12-26', time: '01:30' }, shut, now)).toBe('open');
    expect(checkBookingTime({ date: '2026-12-27', time: '01:30' }, shut, now)).toMatchObject({
      path: 'time',
    });
    expect(checkBookingTime({ date: '2026-12-26', time: '21:00' }, shut, now)).toMatchObject({
      path: 'date',
    });
  });

  it('is what makes a restaurant without readable times bookable', () => {
    const vague = { ...hours, contents: [line('Area', 'Restaurant')] };
    expect(takesBookings(hours, now)).toBe(true);
    expect(takesBookings(vague, now)).toBe(false);
    expect(takesBookings(hours, now, 'Cellar')).toBe(false);
    const takes = (special: object) =>
      takesBookings(
        { ...vague, specialDays: [buildSpecialDay({ times: '17:00 – 20:00', ...special })] },
        now,
      );
    expect(takes({})).toBe(true);
    expect(takes({ area: 'restaurant' })).toBe(true);
    expect(takes({ area: 'Bar' })).toBe(false);
    expect(takes({ from: '2026-11-01' })).toBe(false);
    expect(takes({ closed: true })).toBe(false);
  });

  it('is not possible when the area has another name', () => {
    const renamed = { ...hours, contents: [line('Area', 'Dining room'), ...hours.contents.slice(1)] };
    expect(checkBookingTime({ date: '2026-12-26', time: '19:00' }, renamed, now)).toBe('unknown');
  });
});

it.each([
  ['19:30', 'Friday, November 20, 2026 at 19:30'],
  ['00:15', 'Friday, November 20, 2026 at 00:15'],
])('a table at %s is said on the clock of the opening hours', (time, said) =>
  expect(bookingWhen({ date: '2026-11-20', time })).toBe(said),
);

describe('the fields of a booking', () => {
  const good = { name: 'Bríd', email: 'brid@guest.test', date: '2026-11-24', time: '19:00', partySize: 4 };
  const problems = async (changes: object): Promise<string[]> => {
    const checked = bookingSchema.validate({ ...good, ...changes }, { abortEarly: false });
    return checked.then(
      () => [],
      (error: { errors: string[] }) => error.errors,
    );
  };

  it('a complete booking passes', async () => expect(await problems({})).toEqual([]));

  it.each<[object, string]>([
    [{ name: '  ' }, messages.bookingNameMissing],
    [{ email: '', phone: '' }, messages.bookingContactMissing],
    [{ email: 'brid@guest' }, messages.emailInvalid],
    [{ phone: 'ring me' }, messages.bookingPhoneInvalid],
    [{ date: '2026-02-30' }, messages.bookingDateInvalid],
    [{ time: '25:00' }, messages.bookingTimeInvalid],
    [{ partySize: 0 }, messages.bookingPartySize],
    [{ partySize: 2.5 }, messages.bookingPartySize],
    [{ partySize: '4' }, messages.bookingPartySize],
    [{ partySize: 1_000 }, messages.partyTooLarge(999)],
    [{ name: 'Bríd\r\nBcc: all@guest.test' }, messages.singleLine],
  ])('%j is rejected', async (changes, message) => expect(await problems(changes)).toContain(message));
});
