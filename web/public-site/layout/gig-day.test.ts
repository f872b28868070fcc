import { dayOfGig, isSoon, isToday } from './gig-day.ts';

const at = (iso: string) => new Date(iso);
const gigDay = (datetime: Date, now: Date) => dayOfGig({ datetime }, now);

describe('the day of a gig', () => {
  it('is tonight when it starts this evening at the venue', () => {
    expect(gigDay(at('2026-07-10T19:30:00Z'), at('2026-07-10T08:00:00Z'))).toBe('Tonight');
  });

  it('is today when it starts before the evening', () => {
    expect(gigDay(at('2026-07-12T11:00:00Z'), at('2026-07-12T08:00:00Z'))).toBe('Today');
  });

  it('changes when the venue’s night is over, which in summer is at 04:00 UTC', () => {
    const saturday = at('2026-07-11T20:00:00Z');
    expect(gigDay(saturday, at('2026-07-11T03:59:59Z'))).toBe('Saturday');
    expect(gigDay(saturday, at('2026-07-11T04:00:00Z'))).toBe('Tonight');
    expect(isToday(saturday, at('2026-07-11T03:59:59Z'))).toBe(false);
    expect(isToday(saturday, at('2026-07-11T04:00:00Z'))).toBe(true);
  });

  it('is that of the evening before when it starts after midnight', () => {
    const late = at('2026-07-10T23:30:00Z');
    expect(gigDay(late, at('2026-07-09T20:00:00Z'))).toBe('Tomorrow');
    expect(gigDay(late, at('2026-07-10T08:00:00Z'))).toBe('Tonight');
    expect(gigDay(late, at('2026-07-10T23:10:00Z'))).toBe('Tonight');
    expect(isToday(late, at('2026-07-10T08:00:00Z'))).toBe(true);
  });

  it('is its weekday in the small hours of its own day, when "tomorrow" could be either', () => {
    const saturday = at('2026-07-11T20:00:00Z');
    expect(gigDay(saturday, at('2026-07-10T22:59:59Z'))).toBe('Tomorrow');
    expect(gigDay(saturday, at('2026-07-10T23:00:00Z'))).toBe('Saturday');
    expect(isSoon({ datetime: saturday }, at('2026-07-10T23:00:00Z'))).toBe(false);
  });

  it('is tomorrow until midnight of the night when the clocks go back', () => {
    expect(gigDay(at('2026-10-25T20:00:00Z'), at('2026-10-24T22:59:00Z'))).toBe('Tomorrow');
    expect(gigDay(at('2026-10-25T20:00:00Z'), at('2026-10-25T04:59:00Z'))).toBe('Sunday');
    expect(gigDay(at('2026-10-25T20:00:00Z'), at('2026-10-25T05:00:00Z'))).toBe('Tonight');
    expect(gigDay(at('2026-10-26T20:00:00Z'), at('2026-10-25T22:00:00Z'))).toBe('Tomorrow');
  });

  it('is on now once it has begun, past midnight too', () => {
    expect(gigDay(at('2026-07-10T21:30:00Z'), at('2026-07-10T23:30:00Z'))).toBe('On now');
    expect(isToday(at('2026-07-10T21:30:00Z'), at('2026-07-10T23:30:00Z'))).toBe(true);
  });

  it('is its weekday when it is further off', () => {
    expect(gigDay(at('2026-07-17T20:00:00Z'), at('2026-07-10T08:00:00Z'))).toBe('Friday');
  });
});

describe('what is said of a gig’s day', () => {
  const datetime = at('2026-07-10T20:00:00Z');

  it('is "On now" from its start to its end', () => {
    const gig = { datetime, endsAt: at('2026-07-10T22:00:00Z') };
    expect(dayOfGig(gig, at('2026-07-10T19:59:59Z'))).toBe('Tonight');
    expect(dayOfGig(gig, datetime)).toBe('On now');
    expect(dayOfGig(gig, at('2026-07-10T21:59:59Z'))).toBe('On now');
    expect(dayOfGig(gig, at('2026-07-10T22:00:00Z'))).toBe('Tonight');
  });

  it('is never "On now" for a gig that is called off', () => {
    const gig = { datetime, status: 'cancelled' as const };
    expect(dayOfGig(gig, at('2026-07-10T21:00:00Z'))).toBe('Tonight');
    expect(dayOfGig(gig, at('2026-07-11T01:00:00Z'))).toBe('Tonight');
  });

  it('is to be announced while there is no date', () => {
    expect(dayOfGig({}, datetime)).toBe('Date to be announced');
    expect(isSoon({}, datetime)).toBe(false);
  });

  it('is soon while it is said in relation to today', () => {
    expect(isSoon({ datetime }, at('2026-07-09T12:00:00Z'))).toBe(true);
    expect(isSoon({ datetime }, at('2026-07-08T12:00:00Z'))).toBe(false);
  });
});
