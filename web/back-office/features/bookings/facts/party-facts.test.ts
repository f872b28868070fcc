import type { Booking } from '@venue/domain';
import { byTime, lateWords, nameOf } from './party-facts.ts';

const party: Booking = {
  ...{ _id: 'b', name: 'Bríd', date: '2026-11-20', time: '19:00', partySize: 4, state: 'confirmed' },
  needsConfirmation: false,
};
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

it.each<[string, Partial<Booking>, string, string | undefined]>([
  ['before its time', {}, '18:59', undefined],
  ['after its time', {}, '19:12', '12 min late'],
  ['who said so', { lateMinutes: 20 }, '18:30', '20 min late, they said'],
  ['later than they said', { lateMinutes: 20 }, '19:31', '31 min late, said 20'],
  ['who are here', { state: 'arrived' }, '19:12', undefined],
  ['of another evening', { date: '2026-11-19' }, '19:12', undefined],
])('a party %s', (_what, part, time, words) => {
  expect(lateWords({ ...party, ...part }, at(time))).toBe(words);
});

it('a table after midnight comes after those before', () => {
  const late = { ...party, date: '2026-11-21', time: '00:30' };
  expect([late, party].sort(byTime)).toEqual([party, late]);
});

it('guests without a name are called what they are', () => {
  expect(nameOf({ name: '', source: 'walkIn' })).toBe('Walk-in');
  expect(nameOf({ name: '', source: 'phone' })).toBe('No name');
});
