import { closeHouse } from '../../closed-tonight/close-house.ts';
import { emptyNotice } from '../../notice/notice.ts';
import { buildHours } from '../../opening-hours/build-hours.fixture.ts';
import { fromLocalInput } from '../../time/dates.ts';
import { endOfNight } from '../../time/night.ts';
import { readBookingRules } from '../booking-rules.ts';
import type { Asked } from './asked.ts';
import { check } from './check.ts';
import type { Entry } from './entry.ts';
import { eveningOf } from './evening-clock.ts';
import { misfitsOf } from './misfits.ts';
import { nearestDays } from './nearest.ts';
import { loadOf, partiesOf } from './parties.ts';
import { eveningHours } from './services.ts';
import { dayState, publicTimes, times } from './times.ts';

const evening = '2026-12-12';
const now = new Date('2026-12-01T10:00:00Z');
const dinner = [{ opens: '17:30', closes: '21:30' }];

function asking(given: Partial<Omit<Asked, 'rules'>> & { rules?: object } = {}): Asked {
  const rules = readBookingRules(given.rules);
  return { hours: dinner, load: [], evening, party: 2, now, who: 'guest', ...given, rules };
}

function entry(id: string, time: string, partySize: number, more: Partial<Entry> = {}): Entry {
  return { id, date: evening, time, partySize, state: 'confirmed', ...more };
}

const timesOf = (asked: Asked) => times(asked).times.map(({ time }) => time);

describe('the hours of an evening', () => {
  const lines = ['Area: Restaurant', 'Days: Every day', 'Times: 12:30 – 15:00 & 17:30 – 01:00'];
  const every = [
    { opens: '12:30', closes: '15:00' },
    { opens: '17:30', closes: '01:00' },
  ];

  it('are those of its week, or of its special day', () => {
    const hours = buildHours(lines, [
      { from: '2026-12-24', times: '12:00 – 18:00' },
      { from: '2026-12-25' },
      { from: '2026-12-12', area: 'Bar', times: '20:00 – 23:00' },
    ]);
    expect(eveningHours(hours, 'restaurant', evening)).toEqual(every);
    expect(eveningHours(hours, 'Restaurant', '2026-12-24')).toEqual([{ opens: '12:00', closes: '18:00' }]);
    expect(eveningHours(hours, 'Restaurant', '2026-12-25')).toEqual([]);
  });

  it('cannot be read if their lines cannot, or nothing has the name of the area', () => {
    const vague = buildHours(['Area: Restaurant', 'Days: Every day', 'Times: late']);
    expect(eveningHours(vague, 'Restaurant', evening)).toBeUndefined();
    expect(eveningHours(buildHours(lines), 'Dining room', evening)).toBeUndefined();
    expect(times(asking({ hours: undefined }))).toEqual({ times: [], code: 'unreadable' });
  });

  it('end where the house closes tonight', () => {
    const tonight = new Date('2026-12-12T16:00:00Z');
    const house = { hours: buildHours(lines), notice: emptyNotice, gigs: new Map() };
    const until = endOfNight(evening);
    const close = (from?: Date) =>
      closeHouse(house, { area: '', reason: '', until, ...(from && { from }) }, undefined, tonight).hours;
    const early = eveningHours(close(fromLocalInput(`${evening}T19:00`)), 'Restaurant', evening);
    expect(early?.at(-1)).toEqual({ opens: '17:30', closes: '19:00' });
    expect(timesOf(asking({ hours: early, now: tonight }))).toEqual(['17:30', '17:45', '18:00']);
    const shut = eveningHours(close(), 'Restaurant', evening);
    expect(times(asking({ hours: shut, now: tonight })).code).toBe('closed');
  });
});

describe('on the nights on which the clocks change', () => {
  const bar = [{ opens: '23:00', closes: '04:00' }];

  it('the hour that is skipped has no times', () => {
    expect(timesOf(asking({ hours: bar, evening: '2027-03-27' })).slice(4)).toEqual([
      ...['00:00', '00:15', '00:30', '00:45', '02:00', '02:15', '02:30', '02:45', '03:00'],
    ]);
  });

  it('the hour that is repeated is offered once, and a turn has as many minutes as ever', () => {
    const load = [entry('a', '00:30', 4, { date: '2026-10-25', turnMinutes: 90 })];
    const asked = asking({
      ...{ rules: { seats: 4 }, hours: bar, evening: '2026-10-24', load },
      now: new Date('2026-10-01T10:00:00Z'),
    });
    const free = times(asked).times.filter(({ isFree }) => isFree);
    // From 00:30 in summer time ninety minutes last until the second 01:00.
    expect(free.map(({ time }) => time)).toEqual(['23:00', '02:00', '02:15', '02:30', '02:45', '03:00']);
  });

  it('the edge of a closure that the clock skips is an hour later', () => {
    const closures = [{ date: '2027-03-27', from: '00:00', to: '01:30' }];
    const asked = asking({ rules: { closures }, hours: bar, evening: '2027-03-27' });
    expect(timesOf(asked)).toEqual(['23:00', '23:15', '23:30', '23:45', '02:30', '02:45', '03:00']);
  });
});

it('half past midnight is in the evening before', () => {
  expect(eveningOf({ date: '2026-12-13', time: '00:30' })).toBe(evening);
  expect(eveningOf({ date: '2026-12-13', time: '05:00' })).toBe('2026-12-13');
  const early = entry('a', '02:00', 4);
  expect(
    check(asking({ rules: { seats: 4 }, load: [early] }), fromLocalInput(`${evening}T19:00`)).isFree,
  ).toBe(true);
});

describe('a closure', () => {
  const closed = (rules: object, party = 2) =>
    times(asking({ rules, party })).times.map(({ time, isFree, over }) => [time, isFree || over] as const);
  const late = { date: evening, from: '20:00', to: '01:00' };

  it('of the house refuses turns that run into it, and says so if there are neither seats nor tables', () => {
    expect(closed({ closures: [late] }).slice(2, 4)).toEqual([
      ['18:00', true],
      ['18:15', true],
    ]);
    expect(closed({ closures: [late] }).at(-1)).toEqual(['19:45', { closed: true }]);
    const tables = [{ label: 'T1', from: 1, to: 4 }];
    expect(closed({ tables, closures: [late] }).at(-1)).toEqual(['19:45', { table: true }]);
  });

  it('of seats says how many are missing, and never counts fewer than none', () => {
    const closures = [{ ...late, from: '05:00', to: '05:00', seats: 30 }];
    expect(closed({ seats: 20, closures }, 3)[0]).toEqual(['17:30', { seats: 3 }]);
  });

  it('of tables leaves the others', () => {
    const tables = [
      { label: 'T1', from: 1, to: 2 },
      { label: 'T2', from: 1, to: 4 },
    ];
    const closures = [{ ...late, from: '05:00', to: '05:00', tables: ['T1'] }];
    expect(times(asking({ rules: { tables, closures } })).times[0]).toMatchObject({ tables: ['T2'] });
  });

  it('of another evening is none of this one', () => {
    expect(closed({ closures: [{ ...late, date: '2026-12-13' }] })).toHaveLength(13);
  });
});

describe('a booking that is changed', () => {
  const tables = [
    { label: 'T1', from: 1, to: 2 },
    { label: 'T2', from: 1, to: 4 },
  ];
  const own = entry('own', '19:00', 2, { tables: ['T2'], turnMinutes: 30 });
  const at = fromLocalInput(`${evening}T19:30`);

  it('is not in its own way', () => {
    const rules = { seats: 2 };
    expect(check(asking({ rules, load: [own], without: 'own' }), at).isFree).toBe(true);
  });

  it('keeps its tables while they are free and fit, and else gets the best fit', () => {
    const asked = asking({ rules: { tables }, load: [own], without: 'own' });
    expect(check(asked, at).tables).toEqual(['T2']);
    const taken = entry('other', '19:30', 4, { tables: ['T2'] });
    expect(check({ ...asked, load: [own, taken] }, at).tables).toEqual(['T1']);
    expect(check({ ...asked, party: 4, load: [own, taken] }, at)).toEqual({
      isFree: false,
      over: { table: true },
    });
  });

  it('keeps its turn unless its party changes, also on another evening', () => {
    const next = entry('next', '20:00', 2);
    const asked = asking({ rules: { seats: 3 }, load: [own, next], without: 'own' });
    expect(check(asked, at).isFree).toBe(true);
    expect(check({ ...asked, party: 3 }, at)).toMatchObject({ over: { seats: 2 } });
    expect(check({ ...asked, load: [next] }, at).isFree).toBe(false);
    expect(check({ ...asked, load: [next], moved: own }, at).isFree).toBe(true);
  });
});

it('a party that left before its time holds no seat, but was cooked for', () => {
  const gone = entry('a', '19:00', 4, { state: 'left', leftAt: fromLocalInput(`${evening}T18:50`) });
  const at = fromLocalInput(`${evening}T19:00`);
  expect(check(asking({ rules: { seats: 4 }, load: [gone] }), at).isFree).toBe(true);
  const tables = [{ label: 'T1', from: 1, to: 4 }];
  expect(check(asking({ rules: { tables }, load: [{ ...gone, tables: ['T1'] }] }), at).isFree).toBe(true);
  expect(check(asking({ rules: { coversPerSlot: 5 }, load: [gone] }), at).over).toEqual({ coversPerSlot: 1 });
});

describe('a party that has arrived and stays beyond its turn', () => {
  const stays = entry('a', '17:30', 4, { state: 'arrived', turnMinutes: 90 });
  const freeAt = (time: string, clock: string, day = evening) => {
    const asked = asking({ rules: { seats: 4 }, load: [stays], now: fromLocalInput(`${day}T${clock}`) });
    return check(asked, fromLocalInput(`${evening}T${time}`)).isFree;
  };

  it('keeps its seats until the end of the slot that is running', () => {
    expect([freeAt('19:00', '18:59'), freeAt('18:45', '18:59')]).toEqual([true, false]);
    expect([freeAt('19:00', '19:00'), freeAt('19:15', '19:00')]).toEqual([false, true]);
    expect([freeAt('19:15', '19:15'), freeAt('19:30', '19:29')]).toEqual([false, true]);
  });

  it('has gone home once the evening is over, whatever nobody has noted', () => {
    expect(freeAt('19:00', '06:00', '2026-12-13')).toBe(true);
    expect(freeAt('19:00', '04:59', '2026-12-13')).toBe(false);
  });
});

describe('parties without a table', () => {
  const tables = [
    { label: 'T1', from: 1, to: 4 },
    { label: 'T2', from: 3, to: 6 },
  ];
  const at = fromLocalInput(`${evening}T19:00`);
  const tablesFor = (load: Entry[], party: number) =>
    check(asking({ rules: { tables }, load, party }), at).tables;

  it('are seated in thought before another is tried', () => {
    expect(tablesFor([entry('a', '19:00', 2)], 4)).toEqual(['T2']);
    expect(tablesFor([entry('a', '19:00', 2), entry('b', '19:00', 6)], 3)).toBeUndefined();
  });

  it('are seated in the order of their start, the larger first', () => {
    // The four have T1, the best fit, until nine; the three, who leave early, have T2.
    const four = entry('b', '18:45', 4, { turnMinutes: 135 });
    const three = entry('a', '18:45', 3, { turnMinutes: 15 });
    expect(tablesFor([three, four], 2)).toBeUndefined();
    // Those who come first have T1, whatever their number.
    expect(tablesFor([{ ...three, time: '18:30', turnMinutes: 30 }, four], 2)).toEqual(['T1']);
  });

  it('are those, too, whose table no longer exists', () => {
    const lost = entry('a', '19:00', 2, { tables: ['T1', 'gone'] });
    expect(tablesFor([lost], 4)).toEqual(['T2']);
    expect(tablesFor([{ ...lost, tables: ['T2'] }], 4)).toEqual(['T1']);
  });
});

it('seats on offer to somebody waiting are held until the offer ends', () => {
  const offer = entry('a', '19:00', 4, { state: 'offered', until: new Date('2026-12-01T11:00:00Z') });
  const asked = asking({ rules: { seats: 4 }, load: [offer] });
  const at = fromLocalInput(`${evening}T19:00`);
  expect(check(asked, at).isFree).toBe(false);
  expect(check({ ...asked, now: new Date('2026-12-01T11:00:00Z') }, at).isFree).toBe(true);
});

it('the services of an evening have a limit each', () => {
  const hours = [
    { opens: '12:30', closes: '15:00' },
    { opens: '17:30', closes: '21:30' },
  ];
  const load = [entry('early', '11:00', 4), entry('between', '16:00', 4), entry('evening', '17:30', 8)];
  const asked = asking({ rules: { coversPerService: 9 }, hours, load, party: 3 });
  const over = (time: string) => check(asked, fromLocalInput(`${evening}T${time}`)).over;
  expect(over('13:00')).toEqual({ coversPerService: 2 });
  expect(over('19:00')).toEqual({ coversPerService: 2 });
});

it('guests read no number of guests and no table', () => {
  const full = times(asking({ rules: { seats: 2 }, load: [entry('a', '19:00', 2)] }));
  expect(publicTimes(full).times.find(({ time }) => time === '19:00')).toEqual({
    ...{ date: evening, time: '19:00', isFree: false, isConfirmedAtOnce: false },
  });
  expect(publicTimes({ times: [], code: 'full' }).code).toBe('full');
});

it('the day of a month is free, full, closed, past, or too far away', () => {
  const state = (given: Parameters<typeof asking>[0]) => dayState(times(asking(given)));
  expect(state({})).toBe('free');
  expect(state({ rules: { partiesPerSlot: 0 } })).toBe('full');
  expect(state({ hours: [] })).toBe('closed');
  expect(state({ hours: undefined })).toBe('closed');
  expect(state({ party: 50 })).toBe('closed');
  expect(state({ now: new Date('2026-12-13T12:00Z') })).toBe('past');
  expect(state({ now: new Date('2026-12-12T21:00Z') })).toBe('past');
  expect(state({ rules: { daysAhead: 3 } })).toBe('notYet');
});

describe('other days', () => {
  const wanted = { date: '2026-12-13', time: '00:30' };
  const late = [{ opens: '20:00', closes: '01:30' }];
  const from = (hoursOf: (day: string) => Asked['hours']) => (day: string) =>
    times(asking({ evening: day, hours: hoursOf(day) }));

  it('are the next three with a free time, each with the nearest to the one that was wanted', () => {
    const open = ['2026-12-14', '2026-12-15', '2026-12-20', '2026-12-21'];
    expect(
      nearestDays(
        wanted,
        from((day) => (open.includes(day) ? late : [])),
      ),
    ).toEqual([
      { date: '2026-12-15', time: '00:30' },
      { date: '2026-12-16', time: '00:30' },
      { date: '2026-12-21', time: '00:30' },
    ]);
  });

  it('have a time within an hour, and are within a fortnight', () => {
    expect(
      nearestDays(
        wanted,
        from(() => dinner),
      ),
    ).toEqual([]);
    const hours = [{ opens: '20:00', closes: '00:30' }];
    expect(
      nearestDays(
        wanted,
        from((day) => (day === '2026-12-26' ? hours : [])),
      ),
    ).toEqual([{ date: '2026-12-26', time: '23:30' }]);
    expect(
      nearestDays(
        wanted,
        from((day) => (day === '2026-12-27' ? hours : [])),
      ),
    ).toEqual([]);
  });
});

describe('misfits', () => {
  const load = [
    entry('b', '19:00', 4),
    entry('a', '18:00', 6),
    entry('gone', '19:00', 40, { state: 'cancelled' }),
  ];
  const of = (rules: object, at = now) => misfitsOf({ ...asking({ rules, load }), now: at });

  it('are the bookings to come that even staff could not take any more, by their start', () => {
    expect(of({ seats: 10, keepForWalkIns: 9 })).toEqual([]);
    expect(of({ seats: 9 })).toEqual([
      { id: 'a', date: evening, time: '18:00', partySize: 6, over: { seats: 1 } },
      { id: 'b', date: evening, time: '19:00', partySize: 4, over: { seats: 1 } },
    ]);
    expect(of({ coversPerSlot: 5 }).map(({ id }) => id)).toEqual(['a']);
  });

  it('are not those that have begun', () => {
    expect(of({ coversPerSlot: 3 }, new Date('2026-12-12T18:30Z')).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('the capacity document', () => {
  const rules = readBookingRules();

  it('has the start in real minutes, the turn, the party, the state, the tables and the end of each that holds', () => {
    const bookings = [
      entry('a', '19:00', 4, { tables: ['T1', 'T2'] }),
      entry('b', '00:30', 2, { date: '2026-12-13', state: 'requested', turnMinutes: 60 }),
      entry('c', '18:00', 2, { state: 'left', leftAt: new Date('2026-12-12T18:45:59Z') }),
      entry('d', '18:00', 2, { state: 'left', leftAt: new Date('2026-12-12T22:00Z') }),
      entry('declined', '18:00', 2, { state: 'declined' }),
      entry('e', '00:30', 2),
    ];
    expect(partiesOf(bookings, evening, rules)).toEqual({
      a: [1_140, 105, 4, 'confirmed', 'T1+T2', 0],
      b: [1_470, 60, 2, 'requested', '', 0],
      c: [1_080, 90, 2, 'left', '', 1_125],
      d: [1_080, 90, 2, 'left', '', 1_170],
    });
  });

  it('counts real minutes on the day whose clock has changed, and reads them back', () => {
    const lunch = entry('a', '12:00', 2, { date: '2027-03-28', tables: ['T1'] });
    const parties = partiesOf([lunch], '2027-03-28', rules);
    expect(parties['a']?.[0]).toBe(660);
    expect(loadOf(parties, '2027-03-28')).toEqual([{ ...lunch, turnMinutes: 90 }]);
  });

  it('tells nothing about who comes', () => {
    const guest = { ...entry('a', '19:00', 4), name: 'Una', phone: '065 555 0142' };
    expect(JSON.stringify(partiesOf([guest], evening, rules))).not.toMatch(/Una|0142/);
  });
});
