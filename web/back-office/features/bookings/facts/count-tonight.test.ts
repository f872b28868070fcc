import type { BookState } from '@venue/domain';
import { countTonight } from './count-tonight.ts';

/** A Friday, seven in the evening in winter. */
const now = new Date('2026-11-20T19:00:00Z');
const booking = (date: string, time: string, partySize: number, state?: BookState) => ({
  date,
  time,
  partySize,
  ...(state && { state }),
});

it('guests of the whole evening count, and requests that still wait', () => {
  const bookings = [
    booking('2026-11-20', '17:30', 4, 'confirmed'),
    booking('2026-11-20', '20:00', 2),
    booking('2026-11-20', '20:30', 6),
    booking('2026-11-20', '20:30', 8, 'declined'),
  ];
  expect(countTonight(bookings, now)).toEqual({
    tonight: 'Tonight: 12 guests, 2 waiting, next at 20:00',
    waitingLater: 0,
  });
});

it('a request whose time is past waits no longer', () => {
  expect(countTonight([booking('2026-11-20', '18:45', 1)], now).tonight).toBe('Tonight: 1 guest');
});

it('requests for later days wait beside tonight’s', () => {
  const bookings = [booking('2026-11-21', '20:00', 2), booking('2026-11-22', '20:00', 2, 'confirmed')];
  expect(countTonight(bookings, now)).toEqual({ tonight: 'Tonight: no guests booked', waitingLater: 1 });
});

it('the night lasts till five: a table after midnight is tonight’s, before and after midnight', () => {
  const late = [booking('2026-11-21', '00:30', 3, 'confirmed')];
  expect(countTonight(late, now).tonight).toBe('Tonight: 3 guests, next at 00:30');
  expect(countTonight(late, new Date('2026-11-21T01:00:00Z')).tonight).toBe('Tonight: 3 guests');
  expect(countTonight(late, new Date('2026-11-21T05:00:00Z')).tonight).toBe('Tonight: no guests booked');
});

it('who is here or has left counts among tonight’s guests; who did not come does not', () => {
  const bookings = [
    booking('2026-11-20', '17:30', 4, 'left'),
    booking('2026-11-20', '18:30', 2, 'arrived'),
    booking('2026-11-20', '18:30', 8, 'noShow'),
  ];
  expect(countTonight(bookings, now).tonight).toBe('Tonight: 6 guests');
});
