import fc from 'fast-check';
import { gig, type MusicEvent } from '../gig/gig.ts';
import { Limits } from '../limits.ts';
import { emptyNotice } from '../notice/notice.ts';
import { buildHours, buildSpecialDay } from '../opening-hours/build-hours.ts';
import { areasAt } from '../opening-hours/now-hours.ts';
import { areasOn } from '../opening-hours/day-hours.ts';
import type { SpecialDay } from '../opening-hours/opening-hours.ts';
import { readRecord } from '../record/read.ts';
import { fromLocalInput } from '../time/dates.ts';
import { nextDay } from '../time/night.ts';
import { closeHouse } from './close-house.ts';
import { closedDays, type Closure } from './closed-days.ts';
import { takeBack, type ClosableHouse } from './take-back.ts';

const hours = buildHours([
  ...['Area: Restaurant', 'Days: Every day', 'Times: 12:30 – 15:00 & 17:30 – 21:30'],
  ...['Area: Bar', 'Days: Every day', 'Times: 12:00 – 00:30'],
]);
const barTill2 = buildHours(['Area: Bar', 'Days: Every day', 'Times: 12:00 – 02:00']);
const barAlways = buildHours(['Area: Bar', 'Days: Every day', 'Times: 00:00 – 24:00']);
const at = fromLocalInput;
const now = at('2026-11-27T16:00');
const endOfTonight = at('2026-11-28T05:00');
const closure = (changes: Partial<Closure> = {}): Closure => ({
  ...{ area: '', reason: 'a burst pipe', until: endOfTonight },
  ...changes,
});
const steps = readRecord(gig, 'g1', { artist: 'The Eleven Steps', datetime: at('2026-11-27T21:00') });
const house: ClosableHouse = { hours, notice: emptyNotice, gigs: new Map([['g1', steps]]) };
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

describe('closing the house', () => {
  const { closed, ...after } = closeHouse(house, closure(), 'cancelled', now);

  it('changes hours, notice and tonight’s gig, and says what it has done', () => {
    expect(areasOn(after.hours, '2026-11-27').every((area) => area.closed)).toBe(true);
    expect(after.notice).toMatchObject({
      text: 'Closed tonight: a burst pipe.',
      until: endOfTonight,
      earlier: [],
    });
    expect(after.gigs.get('g1')).toMatchObject({ status: 'cancelled', statusNote: 'a burst pipe' });
    expect(closed).toMatchObject({
      area: '',
      until: endOfTonight,
      gigs: [{ id: 'g1', statusBefore: 'scheduled' }],
    });
  });

  it('leaves gigs of other nights, and without a status all of them', () => {
    const other: MusicEvent = { ...steps, _id: 'g2', datetime: at('2026-11-28T21:00') };
    const gigs = new Map([...house.gigs, ['g2', other]]);
    expect(closeHouse({ ...house, gigs }, closure(), 'cancelled', now).gigs.get('g2')).toBe(other);
    expect(closeHouse({ ...house, gigs }, closure(), undefined, now).gigs).toEqual(gigs);
  });

  it('leaves gigs of tonight that are over or called off already', () => {
    const afternoon: MusicEvent = { ...steps, _id: 'g2', datetime: at('2026-11-27T11:00') };
    const postponed: MusicEvent = { ...steps, _id: 'g3', status: 'postponed', statusNote: 'A cold' };
    const gigs = new Map([...house.gigs, ['g2', afternoon], ['g3', postponed]]);
    const shut = closeHouse({ ...house, gigs }, closure(), 'cancelled', now);
    expect(shut.gigs.get('g2')).toBe(afternoon);
    expect(shut.gigs.get('g3')).toBe(postponed);
    expect(shut.closed.gigs.map(({ id }) => id)).toEqual(['g1']);
  });

  it('is taken back exactly, with the notice that was there before', () => {
    const notice = {
      ...emptyNotice,
      text: 'Oysters',
      link: 'https://a.example',
      until: at('2026-12-01T05:00'),
    };
    const specialDays = [buildSpecialDay()];
    const before = { ...house, notice, hours: { ...hours, specialDays } };
    const { closed: record, ...shut } = closeHouse(before, closure(), 'postponed', now);
    const { changed, ...again } = takeBack({ _id: 'main', ...record }, shut);
    expect(changed).toEqual([]);
    expect(again.hours).toEqual(before.hours);
    expect(again.notice).toMatchObject({ text: 'Oysters', link: 'https://a.example', until: notice.until });
    expect(again.gigs.get('g1')).toMatchObject({ status: 'scheduled', statusNote: '' });
  });

  it('forgets special days that ended more than a year ago', () => {
    const old = buildSpecialDay({ from: '2025-11-01', to: '2025-11-26' });
    const kept = [buildSpecialDay({ from: '2025-11-26', to: '2025-11-27' }), buildSpecialDay()];
    const before = { ...house, hours: { ...hours, specialDays: [old, ...kept] } };
    const { closed: record, ...shut } = closeHouse(before, closure(), undefined, now);
    expect(shut.hours.specialDays).toEqual([...kept, ...record.specialDays]);
    const { hours: again, changed } = takeBack({ _id: 'main', ...record }, shut);
    expect([again.specialDays, changed]).toEqual([kept, []]);
  });

  it('stores no more special days than the form can save: the oldest past ones go first', () => {
    const day = (from: string) => buildSpecialDay({ from });
    const coming = Array.from({ length: Limits.specialDays - 2 }, (_, ahead) =>
      day(nextDay('2026-11-28', ahead)),
    );
    const [older, newer] = [day('2026-03-17'), day('2026-11-26')];
    const closeWith = (specialDays: SpecialDay[]) =>
      closeHouse({ ...house, hours: { ...hours, specialDays } }, closure(), undefined, now);
    const { closed: record, ...shut } = closeWith([newer, ...coming, older]);
    expect(shut.hours.specialDays).toEqual([newer, ...coming, ...record.specialDays]);
    expect(shut.hours.specialDays).toHaveLength(Limits.specialDays);
    expect(takeBack({ _id: 'main', ...record }, shut).hours.specialDays).toEqual([newer, ...coming]);
    // Nothing that is still to come makes room.
    const more = [...coming, day('2027-12-01'), day('2027-12-02')];
    expect(closeWith(more).hours.specialDays).toEqual([...more, ...record.specialDays]);
  });

  it('until after midnight is taken back exactly, too', () => {
    const until = at('2026-11-28T00:10');
    const { closed: record, ...shut } = closeHouse(house, closure({ until }), undefined, now);
    expect(shut.hours.specialDays?.at(-1)?.from).toBe('2026-11-28');
    const { hours: again, changed } = takeBack({ _id: 'main', ...record }, shut);
    expect([again.specialDays, changed]).toEqual([[], []]);
  });

  it('leaves what somebody has changed since, and names it', () => {
    const record = { _id: 'main', ...closed };
    const theirs = {
      hours: {
        ...after.hours,
        specialDays: [buildSpecialDay({ from: '2026-11-27', times: '20:00 – 22:00' })],
      },
      notice: { ...after.notice, text: 'Open at 8 after all.' },
      gigs: new Map([['g1', { ...steps, status: 'soldOut' as const }]]),
    };
    const { changed, ...left } = takeBack(record, theirs);
    expect(left).toEqual(theirs);
    expect(changed).toEqual(['the hours of the house', 'the notice', 'the gig of The Eleven Steps']);
  });

  it('has nothing to say about what somebody has removed since', () => {
    const record = { _id: 'main', ...closed };
    expect(takeBack(record, { hours, notice: emptyNotice, gigs: new Map() }).changed).toEqual([]);
  });
});
