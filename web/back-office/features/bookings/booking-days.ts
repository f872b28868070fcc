import { isExpected, type Booking } from '@venue/domain';
import { count } from '../../shell/count.ts';

/** The bookings of one day. */
export type BookingDay = { date: string; bookings: Booking[] };

/** Groups bookings by day. Days stay in the given order; within a day, bookings are sorted by time. */
export function groupByDay(bookings: Booking[]): BookingDay[] {
  const days = new Map<string, Booking[]>();
  for (const booking of bookings) {
    days.set(booking.date, [...(days.get(booking.date) ?? []), booking]);
  }
  return [...days].map(([date, list]) => ({
    date,
    bookings: list.toSorted((a, b) => a.time.localeCompare(b.time) || a.name.localeCompare(b.name)),
  }));
}

/** "3 tables, 11 guests", without declined and cancelled bookings. */
export function countDay({ bookings }: BookingDay): string {
  const expected = bookings.filter(isExpected);
  const guests = expected.reduce((sum, { partySize }) => sum + partySize, 0);
  return `${count(expected.length, 'table')}, ${count(guests, 'guest')}`;
}
