import fc from 'fast-check';
import { buildHours, buildSpecialDay } from '../opening-hours/build-hours.fixture.ts';
import { areasOn } from '../opening-hours/day-hours.ts';
import { areasAt } from '../opening-hours/now-hours.ts';
import { fromLocalInput } from '../time/dates.ts';
import { closedDays, type Closure } from './closed-days.ts';
import { closure, endOfTonight, hours, now } from './closure.fixture.ts';

const barTill2 = buildHours(['Area: Bar', 'Days: Every day', 'Times: 12:00 – 02:00']);
const barAlways = buildHours(['Area: Bar', 'Days: Every day', 'Times: 00:00 – 24:00']);
const at = fromLocalInput;
const days = (given: Partial<Closure>, open = hours) =>
  closedDays(open, closure(given), now).map(({ from, to, area, closed, times }) =>
    [from, to, area, closed ? 'closed' : times].join(' | '),
  );

describe('the special days of a closure', () => {
  it('are one for the whole house tonight', () => {
    expect(days({})).toEqual(['2026-11-27 | 2026-11-27 |  | closed']);
    expect(closedDays(hours, closure(), now)[0]?.reason).toBe('a burst pipe');
  });

  it('are one for all nights that are closed as a whole', () => {
    expect(days({ until: at('2026-11-30T05:00') })).toEqual(['2026-11-27 | 2026-11-29 |  | closed']);
    expect(days({ area: 'bar', until: at('2026-11-29T05:00') })).toEqual([
      '2026-11-27 | 2026-11-28 | Bar | closed',
    ]);
  });

  it('leave the times that are not closed, area by area', () => {
    expect(days({ until: at('2026-11-27T19:00') })).toEqual([
      '2026-11-27 | 2026-11-27 | Restaurant | 19:00 – 21:30',
      '2026-11-27 | 2026-11-27 | Bar | 19:00 – 00:30',
    ]);
    expect(days({ area: 'Restaurant', from: at('2026-11-27T20:00') })).toEqual([
      '2026-11-27 | 2026-11-27 | Restaurant | 12:30 – 15:00 & 17:30 – 20:00',
    ]);
    expect(days({ from: at('2026-11-27T23:00') })).toEqual(['2026-11-27 | 2026-11-27 | Bar | 12:00 – 23:00']);
    expect(days({ area: 'Bar', from: at('2026-11-28T00:00') })).toEqual([
      '2026-11-27 | 2026-11-27 | Bar | 12:00 – 00:00',
    ]);
    expect(days({ until: at('2026-11-28T18:00') })).toEqual([
      '2026-11-27 | 2026-11-27 |  | closed',
      '2026-11-28 | 2026-11-28 | Restaurant | 18:00 – 21:30',
      '2026-11-28 | 2026-11-28 | Bar | 18:00 – 00:30',
    ]);
  });

  it('give what is left after midnight to the next day, beside its own hours', () => {
    expect(days({ area: 'Bar', until: at('2026-11-28T00:10') })).toEqual([
      '2026-11-27 | 2026-11-27 | Bar | closed',
      '2026-11-28 | 2026-11-28 | Bar | 00:10 – 00:30 & 12:00 – 00:30',
    ]);
    expect(days({ area: 'Bar', until: at('2026-11-28T00:30') }, barTill2)).toEqual([
      '2026-11-27 | 2026-11-27 | Bar | closed',
      '2026-11-28 | 2026-11-28 | Bar | 00:30 – 02:00 & 12:00 – 02:00',
    ]);
    expect(
      days({
        area: 'Bar',
        from: at('2026-11-27T22:00'),
        until: at('2026-11-28T00:10'),
      }),
    ).toEqual([
      '2026-11-27 | 2026-11-27 | Bar | 12:00 – 22:00',
      '2026-11-28 | 2026-11-28 | Bar | 00:10 – 00:30 & 12:00 – 00:30',
    ]);
  });

  it('that open again after midnight show the area as open then, and only then', () => {
    const until = at('2026-11-28T00:10');
    const closed = { ...hours, specialDays: closedDays(hours, closure({ until }), now) };
    const bar = (time: string) => areasAt(closed, at(time)).find(({ name }) => name === 'Bar');
    expect(bar('2026-11-27T00:20')?.isOpen).toBe(true);
    expect(bar('2026-11-27T23:00')).toMatchObject({ isOpen: false, opensNext: until });
    expect(bar('2026-11-28T00:10')).toMatchObject({ isOpen: true, until: at('2026-11-28T00:30') });
    expect(bar('2026-11-28T12:00')).toMatchObject({ isOpen: true, until: at('2026-11-29T00:30') });
    expect(areasOn(closed, '2026-11-27')).toMatchObject([{ closed: true }, { closed: true }]);
    expect(areasOn(closed, '2026-11-29')).toEqual(areasOn(hours, '2026-11-29'));
  });

  it('keep what the next day has of its own, its reason too', () => {
    const open = { ...hours, specialDays: [buildSpecialDay({ from: '2026-11-28', reason: 'A wedding' })] };
    expect(closedDays(open, closure({ area: 'Bar', until: at('2026-11-28T00:10') }), now).at(-1)).toEqual(
      buildSpecialDay({ from: '2026-11-28', area: 'Bar', times: '00:10 – 00:30', reason: 'A wedding' }),
    );
  });

  it('close an area again that has opened after midnight', () => {
    const until = at('2026-11-28T00:10');
    const specialDays = closedDays(hours, closure({ until }), now);
    const again = closedDays({ ...hours, specialDays }, closure(), at('2026-11-28T00:20'));
    const closed = { ...hours, specialDays: [...specialDays, ...again] };
    expect(areasAt(closed, at('2026-11-28T00:25')).map(({ isOpen }) => isOpen)).toEqual([false, false]);
    expect(areasAt(closed, at('2026-11-28T13:00'))).toEqual(areasAt(hours, at('2026-11-28T13:00')));
  });

  it('after midnight are those of the night that began the day before', () => {
    const late = closedDays(hours, closure(), at('2026-11-28T00:15'));
    expect(late).toEqual([buildSpecialDay({ from: '2026-11-27', closed: true, reason: 'a burst pipe' })]);
  });

  it('also close an area that has a special day of its own', () => {
    const open = {
      ...hours,
      specialDays: [buildSpecialDay({ from: '2026-11-27', area: 'Bar', times: '12:00 – 03:00' })],
    };
    expect(days({}, open)).toEqual([
      '2026-11-27 | 2026-11-27 |  | closed',
      '2026-11-27 | 2026-11-27 | Bar | closed',
    ]);
  });

  it('close what should be closed, and nothing else, at any time', () => {
    const minute = fc.integer({ min: 1, max: 13 * 60 });
    fc.assert(
      fc.property(
        minute,
        minute,
        fc.constantFrom('', 'Bar', 'Restaurant'),
        fc.boolean(),
        fc.constantFrom(hours, barTill2, barAlways),
        (a, b, area, isEarly, open) => {
          const moment = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
          const [from, until] = isEarly ? [moment(a), endOfTonight] : [undefined, moment(Math.max(a, 1))];
          const specialDays = closedDays(open, { area, reason: '', from, until }, now);
          const closed = { ...open, specialDays };
          const isIn = (name: string, time: Date) =>
            (!area || area === name) && time >= (from ?? now) && time < until;
          const time = moment(b);
          const before = areasAt(open, time).map(({ name, isOpen }) => isOpen && !isIn(name, time));
          expect(areasAt(closed, time).map(({ isOpen }) => isOpen)).toEqual(before);
        },
      ),
    );
  });
});
