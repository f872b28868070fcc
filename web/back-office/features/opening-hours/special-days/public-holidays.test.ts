import { weekdayOf } from '@venue/domain';
import { nextPublicHolidays } from './public-holidays.ts';

const dayOf = (name: string, from: string) =>
  nextPublicHolidays(from).find((feast) => feast.name === name)!.day;

it.each([
  ['Easter Sunday', '2026-01-01', '2026-04-05'],
  ['Easter Sunday', '2026-04-06', '2027-03-28'],
  ['Easter Sunday', '2038-01-01', '2038-04-25'],
  ['Good Friday', '2027-01-01', '2027-03-26'],
  ['Easter Monday', '2027-01-01', '2027-03-29'],
  ['St Brigid’s Day', '2026-11-22', '2027-02-01'],
  ['St Brigid’s Day', '2030-01-01', '2030-02-01'],
  ['St Brigid’s Day', '2026-01-01', '2026-02-02'],
  ['May bank holiday', '2026-01-01', '2026-05-04'],
  ['October bank holiday', '2026-01-01', '2026-10-26'],
  ['St Stephen’s Day', '2026-12-26', '2026-12-26'],
  ['St Stephen’s Day', '2026-12-27', '2027-12-26'],
])('%s after %s is on %s', (name, from, day) => expect(dayOf(name, from)).toBe(day));

it('the soonest comes first, and each is a year away at most', () => {
  const feasts = nextPublicHolidays('2026-11-22');
  expect(feasts.slice(0, 4).map(({ name }) => name)).toEqual([
    ...['Christmas Eve', 'Christmas Day', 'St Stephen’s Day', 'New Year’s Eve'],
  ]);
  for (const { day } of feasts) expect(day >= '2026-11-22' && day < '2027-12-01').toBe(true);
});

it('Easter is a Sunday in March or April of every year', () => {
  for (let year = 2000; year <= 2100; year += 1) {
    const day = dayOf('Easter Sunday', `${year}-01-01`);
    expect(weekdayOf(day)).toBe(0);
    expect(day.slice(5) >= '03-22' && day.slice(5) <= '04-25').toBe(true);
  }
});
