import { gig, type Gig } from '../gig/gig.ts';
import { ContentLimits } from '../limits.ts';
import { emptyNotice } from '../notice/notice.ts';
import { buildSpecialDay } from '../opening-hours/build-hours.fixture.ts';
import { areasOn } from '../opening-hours/day-hours.ts';
import type { SpecialDay } from '../opening-hours/opening-hours.ts';
import { readRecord } from '../record/read.ts';
import { fromLocalInput } from '../time/dates.ts';
import { nextDay } from '../time/night.ts';
import { closeHouse } from './close-house.ts';
import { closure, endOfTonight, hours, now } from './closure.fixture.ts';
import { takeBack, type ClosableHouse } from './take-back.ts';

const at = fromLocalInput;
const steps = readRecord(gig, 'g1', { artist: 'The Eleven Steps', datetime: at('2026-11-27T21:00') });
const house: ClosableHouse = { hours, notice: emptyNotice, gigs: new Map([['g1', steps]]) };

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
    const other: Gig = { ...steps, _id: 'g2', datetime: at('2026-11-28T21:00') };
    const gigs = new Map([...house.gigs, ['g2', other]]);
    expect(closeHouse({ ...house, gigs }, closure(), 'cancelled', now).gigs.get('g2')).toBe(other);
    expect(closeHouse({ ...house, gigs }, closure(), undefined, now).gigs).toEqual(gigs);
  });

  it('leaves gigs of tonight that are over or called off already', () => {
    const afternoon: Gig = { ...steps, _id: 'g2', datetime: at('2026-11-27T11:00') };
    const postponed: Gig = { ...steps, _id: 'g3', status: 'postponed', statusNote: 'A cold' };
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

  it('is taken back, whatever ids the opening hours have given its days', () => {
    const { closed: record, ...shut } = closeHouse(house, closure(), undefined, now);
    const specialDays = shut.hours.specialDays!.map((day, index) => ({ ...day, _id: `d${index}` }));
    const taken = takeBack({ _id: 'main', ...record }, { ...shut, hours: { ...shut.hours, specialDays } });
    expect([taken.hours.specialDays, taken.changed]).toEqual([[], []]);
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
    const coming = Array.from({ length: ContentLimits.specialDays - 2 }, (_, ahead) =>
      day(nextDay('2026-11-28', ahead)),
    );
    const [older, newer] = [day('2026-03-17'), day('2026-11-26')];
    const closeWith = (specialDays: SpecialDay[]) =>
      closeHouse({ ...house, hours: { ...hours, specialDays } }, closure(), undefined, now);
    const { closed: record, ...shut } = closeWith([newer, ...coming, older]);
    expect(shut.hours.specialDays).toEqual([newer, ...coming, ...record.specialDays]);
    expect(shut.hours.specialDays).toHaveLength(ContentLimits.specialDays);
    expect(takeBack({ _id: 'main', ...record }, shut).hours.specialDays).toEqual([newer, ...coming]);
    // Special days still to come are never removed.
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
