import type { Booking } from '@venue/domain';
import { countDay, groupByDay } from './booking-days.ts';

function buildBooking(changes: Partial<Booking>): Booking {
  return {
    _id: 'b',
    name: 'Bríd',
    date: '2026-11-21',
    time: '19:00',
    partySize: 2,
    needsConfirmation: false,
    ...changes,
  };
}

it('bookings stand day by day, the early tables first', () => {
  const days = groupByDay([
    buildBooking({ time: '20:30', name: 'Late' }),
    buildBooking({ time: '09:30', name: 'Early' }),
    buildBooking({ date: '2026-11-22', name: 'Next day' }),
  ]);
  expect(days.map(({ date, bookings }) => [date, bookings.map(({ name }) => name)])).toEqual([
    ['2026-11-21', ['Early', 'Late']],
    ['2026-11-22', ['Next day']],
  ]);
});

it('a day counts those who come, whether confirmed yet or not', () => {
  const bookings = [
    buildBooking({ partySize: 4, state: 'confirmed' }),
    buildBooking({ partySize: 1 }),
    buildBooking({ partySize: 8, state: 'declined' }),
    buildBooking({ partySize: 6, state: 'cancelled' }),
  ];
  expect(countDay({ date: '2026-11-21', bookings })).toBe('2 tables, 5 guests');
  expect(countDay({ date: '2026-11-21', bookings: bookings.slice(1, 2) })).toBe('1 table, 1 guest');
});
