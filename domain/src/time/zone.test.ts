import fc from 'fast-check';
import { formatLongDateTime, toLocalInput } from './dates.ts';
import { readZone, rememberZone, writeZone, zoneOffset, zoneTable } from './zone.ts';

const from = Date.UTC(2024, 0, 1);
const until = Date.UTC(2029, 0, 1);
const minute = 60_000;

test('the table has the clock changes to the second', () => {
  const { changes } = zoneTable(from, until);
  expect(changes).toHaveLength(11);
  expect(changes).toContainEqual([Date.UTC(2026, 2, 29, 1), 60 * minute]);
  expect(changes).toContainEqual([Date.UTC(2026, 9, 25, 1), 0]);
});

test('dates read the same with and without a table, inside and outside of its period', () => {
  const moments = fc.sample(
    fc.date({ min: new Date(from - 1e11), max: new Date(until + 1e11), noInvalidDate: true }),
    500,
  );
  const around = zoneTable(from, until).changes.flatMap(([since]) => [since - 1, since, since + 1]);
  const all = [...moments, ...[...around, from - 1, until - 1, until].map((time) => new Date(time))];
  const read = () =>
    all.map((date) => [zoneOffset(date.getTime()), formatLongDateTime(date), toLocalInput(date)]);
  const without = read();
  rememberZone(zoneTable(from, until));
  expect(read()).toEqual(without);
});

test('a table survives a round trip through a page', () => {
  const table = zoneTable(from, until);
  expect(readZone(writeZone(table))).toEqual(table);
  expect(writeZone(table)).toMatch(/^[-\d ]+$/);
});

test('with a table the platform’s zone data is not used', () => {
  const ask = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  rememberZone(zoneTable(from, until));
  ask.mockClear();
  expect(formatLongDateTime(new Date('2026-07-31T23:30Z'))).toBe('Saturday, August 1, 2026 at 12:30 AM');
  expect(ask).not.toHaveBeenCalled();
});

test('a shorter table comes out of a longer one without the platform’s zone data', () => {
  const [start, end] = [Date.UTC(2025, 0), Date.UTC(2028, 0)];
  rememberZone({ changes: [[0, 0]], until: 1 });
  const worked = zoneTable(start, end);
  rememberZone(zoneTable(from, until));
  const ask = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockClear();
  expect(zoneTable(start, end)).toEqual(worked);
  expect(ask).not.toHaveBeenCalled();
});
