import fc from 'fast-check';
import { buildHours } from './build-hours.fixture.ts';
import { findArea, readAreas, unreadableLines } from './read-areas.ts';

it('lines belong to the area above them, and areas keep their order', () => {
  const { areas } = readAreas(
    buildHours([
      ...['Area: Restaurant', 'Days: Friday', 'Times: 17:00 – 22:00'],
      ...['Area: Bar', 'Days: Every day', 'Times: 12:00 – 23:30'],
    ]),
  );
  expect(areas.map(({ name }) => name)).toEqual(['Restaurant', 'Bar']);
  expect(areas[0]!.week![5]).toEqual([{ opens: 1020, closes: 1320 }]);
  expect(areas[0]!.week![1]).toEqual([]);
  expect(areas[1]!.week![1]).toEqual([{ opens: 720, closes: 1410 }]);
});

it('two headings with the same name are one area', () => {
  const hours = buildHours([
    ...['Area: Bar', 'Days: Friday', 'Times: 12:00 – 23:30'],
    ...['Area: bar ', 'Days: Saturday', 'Times: 12:00 – 23:30'],
  ]);
  expect(readAreas(hours).areas.map(({ name }) => name)).toEqual(['Bar']);
  expect(findArea(hours, 'BAR')!.week![6]).toHaveLength(1);
});

it.each<[string, string[], number[]]>([
  ['the house’s usual lines', ['Area: Bar', 'Days: Friday', 'Times: 12:00 – 00:30'], []],
  ['closed days', ['Area: Bar', 'Days: Monday', 'Times: Closed'], []],
  ['an area without lines', ['Area: Bar'], []],
  ['a date', ['Area: Bar', 'Days: 26 December', 'Times: Closed'], [1]],
  ['words for times', ['Area: Bar', 'Days: Friday', 'Times: till late'], [2]],
  ['both', ['Area: Bar', 'Days: Feast days', 'Times: till late'], [1, 2]],
  ['times without days', ['Area: Bar', 'Times: 12:00 – 23:00'], [1]],
  ['days without times', ['Area: Bar', 'Days: Friday', 'Days: Saturday', 'Times: Closed'], [1]],
  ['days at the end', ['Area: Bar', 'Days: Friday', 'Times: Closed', 'Days: Saturday'], [3]],
  ['days before the next area', ['Area: Bar', 'Days: Friday', 'Area: Kitchen'], [1]],
  ['lines before any area', ['Days: Friday', 'Times: 12:00 – 23:00', 'Area: Bar'], [0, 1]],
])('unreadable lines: %s', (_what, lines, places) => {
  expect(unreadableLines(buildHours(lines))).toEqual(places);
});

it('days without times are unknown, not closed', () => {
  const hours = buildHours(['Area: Bar', 'Days: Friday', 'Times: Closed', 'Days: Saturday']);
  expect(findArea(hours, 'Bar')!.week![5]).toEqual([]);
  expect(findArea(hours, 'Bar')!.week![6]).toBeUndefined();
  expect(findArea(hours, 'Bar')!.week![0]).toBeUndefined();
});

it('every text is read without an error, and an unreadable line is one of the lines', () => {
  const line = fc.tuple(fc.constantFrom('Area', 'Days', 'Times'), fc.string());
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const contents = lines.map(([elementType, content]) => ({
        elementType: elementType as 'Area',
        content,
      }));
      const { areas, unreadable } = readAreas({ contents });
      expect(new Set(unreadable).size).toBe(unreadable.length);
      for (const index of unreadable) expect(contents[index]!.elementType).not.toBe('Area');
      for (const { week } of areas) if (week) expect(week).toHaveLength(7);
    }),
  );
});
