import fc from 'fast-check';
import type { OpeningHours, OpeningHoursElement } from './opening-hours.ts';
import { formatTimes, readDays, readTimes, tableTimes } from './opening-times.ts';
import { findArea } from './read-areas.ts';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function hours(...lines: [days: string, times: string][]): OpeningHours {
  const contents = lines.flatMap(([days, times]): OpeningHoursElement[] => [
    { elementType: 'Days', content: days },
    { elementType: 'Times', content: times },
  ]);
  return { _id: 'main', contents: [{ elementType: 'Area', content: 'Restaurant' }, ...contents] };
}

const readOpeningWeek = (of: OpeningHours, area: string) => findArea(of, area)?.week;

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

describe('days', () => {
  it.each([
    ['Monday', [1]],
    ['Tuesday – Thursday', [2, 3, 4]],
    ['Friday & Saturday', [5, 6]],
    ['Friday - Monday', [5, 6, 0, 1]],
    ['mon, wed and fri', [1, 3, 5]],
    ['Monday to Wednesday & Sundays', [1, 2, 3, 0]],
    ['Every day', [0, 1, 2, 3, 4, 5, 6]],
    ['Weekends', [0, 6]],
  ])('"%s" is read', (text, days) => expect(readDays(text)).toEqual(days));

  it.each(['', 'Bank holidays', 'Monday –', '– Monday', 'Mo', 'Monday – Tuesday – Friday', 'Sunday,'])(
    '"%s" is not guessed at',
    (text) => expect(readDays(text)).toBeUndefined(),
  );

  it('a range of days includes its first, its last and all between', () => {
    const day = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(day, day, fc.constantFrom('–', '-', '—', 'to'), (first, last, dash) => {
        const days = readDays(`${names[first]} ${dash} ${names[last]}`) ?? [];
        expect(days[0]).toBe(first);
        expect(days.at(-1)).toBe(last);
        days.slice(1).forEach((each, index) => expect(each).toBe((days[index]! + 1) % 7));
      }),
    );
  });
});

describe('times', () => {
  it.each([
    ['17:30 – 21:30', [{ opens: 1050, closes: 1290 }]],
    ['Closed', []],
    ['closed ', []],
    ['12:00 – 00:30', [{ opens: 720, closes: 1470 }]],
    ['18:00–24:00', [{ opens: 1080, closes: 1440 }]],
    ['5pm to 10.30 pm', [{ opens: 1020, closes: 1350 }]],
    [
      '12:30 – 15:00 & 17:30 – 21:00',
      [
        { opens: 750, closes: 900 },
        { opens: 1050, closes: 1260 },
      ],
    ],
  ])('"%s" is read', (text, spans) => expect(readTimes(text)).toEqual(spans));

  it.each(['', 'late', '17:00', '17:00 – late', '25:00 – 26:00', '17:60 – 18:00', '17 – 22', '13pm – 2pm'])(
    '"%s" is not guessed at',
    (text) => expect(readTimes(text)).toBeUndefined(),
  );

  it.each([
    ['17.30-9pm', '17:30 – 21:00'],
    ['12:00 – 00:30', '12:00 – 00:30'],
    ['12:30 to 15:00 & 5pm until 9.30 pm', '12:30 – 15:00, 17:00 – 21:30'],
    ['Closed', 'Closed'],
    ['when the fleet is in', 'when the fleet is in'],
    ['', ''],
  ])('"%s" is shown as "%s"', (typed, shown) => expect(formatTimes(typed)).toBe(shown));

  it('two times always make one period of at most a day that opens and closes as written', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, (opens, closes) => {
        const [span] = readTimes(`${clock(opens)} – ${clock(closes)}`)!;
        expect(span!.opens).toBe(opens);
        expect(span!.closes % 1440).toBe(closes);
        expect(span!.closes - span!.opens).toBeGreaterThan(0);
        expect(span!.closes - span!.opens).toBeLessThanOrEqual(1440);
      }),
    );
  });

  it('no text throws an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (days, times) => {
        expect(() => readOpeningWeek(hours([days, times]), 'Restaurant')).not.toThrow();
      }),
      { examples: [['constructor', '17:00 – 22:00']] },
    );
  });
});

describe('the week', () => {
  it('belongs to the requested area', () => {
    const both = hours(['Every day', '17:00 – 22:00']);
    both.contents.push(
      { elementType: 'Area', content: 'Bar' },
      { elementType: 'Days', content: 'Every day' },
      { elementType: 'Times', content: '12:00 – 23:30' },
    );
    expect(readOpeningWeek(both, 'restaurant')![1]).toEqual([{ opens: 1020, closes: 1320 }]);
    expect(readOpeningWeek(both, 'Bar')![1]).toEqual([{ opens: 720, closes: 1410 }]);
    expect(readOpeningWeek(both, 'Terrace')).toBeUndefined();
  });

  it('a day that no line names is closed if all lines can be read', () => {
    expect(readOpeningWeek(hours(['Tuesday – Sunday', '17:00 – 22:00']), 'Restaurant')![1]).toEqual([]);
  });

  it('a day that no line names is unknown if a line cannot be read', () => {
    const week = readOpeningWeek(hours(['Friday', '17:00 – 22:00'], ['Feast days', 'late']), 'Restaurant')!;
    expect(week[5]).toHaveLength(1);
    expect(week[1]).toBeUndefined();
  });

  it('a later "Closed" replaces earlier times', () => {
    const week = readOpeningWeek(hours(['Every day', '17:00 – 22:00'], ['Monday', 'Closed']), 'Restaurant')!;
    expect(week[1]).toEqual([]);
    expect(week[2]).toHaveLength(1);
  });
});

describe('tables', () => {
  it('are given out until an hour before closing', () => {
    const week = readOpeningWeek(hours(['Friday', '17:00 – 22:00']), 'Restaurant')!;
    expect(tableTimes(week, 5, 60)).toEqual([{ from: 1020, to: 1260 }]);
    expect(tableTimes(week, 1, 60)).toEqual([]);
  });

  it('after midnight belong to the next day', () => {
    const week = readOpeningWeek(hours(['Friday', '20:00 – 02:00']), 'Restaurant')!;
    expect(tableTimes(week, 5, 60)).toEqual([{ from: 1200, to: 1439 }]);
    expect(tableTimes(week, 6, 60)).toEqual([{ from: 0, to: 60 }]);
  });

  it('are never given out before opening or in the last hour', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, fc.integer({ min: 60, max: 1439 }), (opens, length) => {
        const times = `${clock(opens)} – ${clock((opens + length) % 1440)}`;
        const week = readOpeningWeek(hours(['Friday', times]), 'Restaurant')!;
        const friday = tableTimes(week, 5, 60)!;
        const saturday = tableTimes(week, 6, 60)!.map(({ from, to }) => ({
          from: from + 1440,
          to: to + 1440,
        }));
        for (const { from, to } of [...friday, ...saturday]) {
          expect(from).toBeGreaterThanOrEqual(opens);
          expect(to).toBeLessThanOrEqual(opens + length - 60);
        }
        expect([...friday, ...saturday].at(-1)!.to).toBe(
          // At exactly midnight the last table is Saturday's first minute.
          opens + length - 60,
        );
      }),
    );
  });
});
