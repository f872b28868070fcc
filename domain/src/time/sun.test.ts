import { skyAt, sunTimes } from './sun.ts';

const kilvara = { latitude: 52.94, longitude: -9.43 };
const minutesApart = (date: Date, iso: string) => Math.abs(date.getTime() - Date.parse(iso)) / 60_000;

it.each([
  ['2026-06-21', '04:09', '21:05'],
  ['2026-12-21', '08:50', '16:20'],
  ['2026-03-20', '06:43', '18:50'],
])('on %s the sun rises about %s and sets about %s, in UTC, on the coast of Clare', (date, rises, sets) => {
  const { sunrise, sunset } = sunTimes(new Date(`${date}T12:00:00Z`), kilvara)!;
  expect(minutesApart(sunrise, `${date}T${rises}:00Z`)).toBeLessThan(8);
  expect(minutesApart(sunset, `${date}T${sets}:00Z`)).toBeLessThan(8);
});

it('the sky is that of the hour, by the sun of the place', () => {
  const at = (time: string) => skyAt(new Date(`2026-06-21T${time}:00Z`), kilvara);
  expect(['00:30', '03:00', '04:10', '06:00', '20:00', '21:30', '23:59'].map(at)).toEqual([
    ...['night', 'night', 'dawn', 'day', 'day', 'night', 'night'],
  ]);
  expect(skyAt(new Date('2026-06-21T20:00:00Z'), { latitude: -36.8, longitude: 174.8 })).toBe('dawn');
});

it('where the sun does not rise or set on a day, the light of the house is on', () => {
  const north = { latitude: 78, longitude: 15 };
  expect(sunTimes(new Date('2026-06-21T12:00:00Z'), north)).toBeUndefined();
  expect(skyAt(new Date('2026-06-21T12:00:00Z'), north)).toBe('night');
});
