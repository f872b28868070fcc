import fc from 'fast-check';
import { nextDay } from '../time/night.ts';
import { buildHours, buildSpecialDay } from './build-hours.fixture.ts';
import { areasOn } from './day-hours.ts';

const lines = [
  ...['Area: Restaurant', 'Days: Monday', 'Times: Closed', 'Days: Tuesday – Sunday', 'Times: 17:30 – 21:30'],
  ...['Area: Bar', 'Days: Every day', 'Times: 12:00 – 00:30'],
];
/** A Saturday. */
const stephens = '2026-12-26';

it('is that of the week, with closing times after midnight as they are on the clock', () => {
  expect(areasOn(buildHours(lines), stephens)).toEqual([
    { name: 'Restaurant', closed: false, spans: [{ opens: '17:30', closes: '21:30' }], readable: true },
    { name: 'Bar', closed: false, spans: [{ opens: '12:00', closes: '00:30' }], readable: true },
  ]);
  expect(areasOn(buildHours(lines), '2026-12-28')[0]).toEqual({
    ...{ name: 'Restaurant', closed: true, spans: [], readable: true },
  });
});

it('a special day replaces the week of its area, with its reason', () => {
  const special = { area: 'Bar', times: '12:00 – 18:00', reason: 'New Year’s Eve' };
  const [restaurant, bar] = areasOn(buildHours(lines, [special]), stephens);
  expect(restaurant).not.toHaveProperty('reason');
  expect(bar).toEqual({
    ...{ name: 'Bar', closed: false, spans: [{ opens: '12:00', closes: '18:00' }] },
    ...{ reason: 'New Year’s Eve', readable: true },
  });
});

it('a special day without an area is for the whole house', () => {
  const closed = areasOn(buildHours(lines, [{ reason: 'St Stephen’s Day' }]), stephens);
  expect(closed.map((area) => [area.closed, area.reason])).toEqual([
    [true, 'St Stephen’s Day'],
    [true, 'St Stephen’s Day'],
  ]);
});

it('a day whose hours cannot be read says so, and a special day makes it readable', () => {
  const vague = ['Area: Restaurant', 'Days: Friday', 'Times: from five'];
  const friday = '2026-12-25';
  expect(areasOn(buildHours(vague), friday)).toEqual([
    { name: 'Restaurant', closed: false, spans: [], readable: false },
  ]);
  expect(areasOn(buildHours(vague, [{ from: friday }]), friday)[0]).toMatchObject({
    ...{ closed: true, readable: true },
  });
});

it('a date among the days makes only that day unreadable', () => {
  const dated = buildHours([...lines.slice(0, 5), 'Days: 26 December', 'Times: Closed']);
  expect(areasOn(dated, stephens)[0]!.readable).toBe(false);
  expect(areasOn(dated, nextDay(stephens))[0]!.readable).toBe(true);
});

it('an area without lines is not readable', () => {
  expect(areasOn(buildHours(['Area: Bar']), stephens)[0]!.readable).toBe(false);
});

it('special days change the days from their first to their last, and no other', () => {
  const start = fc.integer({ min: 0, max: 400 }).map((count) => nextDay('2026-10-01', count));
  const special = fc.record({
    from: start,
    length: fc.integer({ min: 0, max: 10 }),
    area: fc.constantFrom('', 'Bar', 'Restaurant'),
    times: fc.constantFrom('', '10:00 – 11:00', '22:00 – 03:00'),
  });
  fc.assert(
    fc.property(start, special, (day, { length, ...given }) => {
      const on = buildSpecialDay({ ...given, to: nextDay(given.from, length) });
      const usual = areasOn(buildHours(lines), day);
      areasOn(buildHours(lines, [on]), day).forEach((area, place) => {
        const isMeant = on.from <= day && day <= on.to && ['', area.name].includes(on.area);
        if (!isMeant) expect(area).toEqual(usual[place]);
        else expect([area.closed, area.spans.length]).toEqual(on.times ? [false, 1] : [true, 0]);
      });
    }),
  );
});
