import type { DayState, TableTime, TimesCode } from '@venue/domain';

/** The response to GET /bookings/days. `code` and `reason` are there when no day can be booked online. */
export type DaysFound = {
  month: string;
  days: { date: string; state: DayState }[];
  code?: TimesCode;
  reason?: string;
};

/** The response to GET /bookings/times. `code` and `reason` say why no time is free. */
export type TimesFound = { date: string; times: TableTime[]; code?: TimesCode; reason?: string };

/** The booking that is being changed, and its key: its own table counts as free. */
export type BookingKey = { id: string; key: string };

/** Request timeout. A guest who waits longer types the day and the time, and the server checks them. */
const timeoutMs = 15_000;

/**
 * The days of a month, YYYY-MM, for a party, each with its state; undefined when they cannot be loaded.
 * @param isFresh passes the browser's cache
 */
export function fetchDays(month: string, party: number, isFresh = false): Promise<DaysFound | undefined> {
  return read(`/api/bookings/days?month=${month}&party=${party}`, { cache: isFresh ? 'reload' : 'default' });
}

/** The times of an evening, YYYY-MM-DD, for a party; undefined when they cannot be loaded. */
export function fetchTimes(
  evening: string,
  party: number,
  { isFresh = false, booking }: { isFresh?: boolean; booking?: BookingKey | undefined } = {},
): Promise<TimesFound | undefined> {
  const own = booking ? `&booking=${booking.id}` : '';
  return read(`/api/bookings/times?date=${evening}&party=${party}${own}`, {
    cache: isFresh ? 'reload' : 'default',
    ...(booking && { headers: { 'X-Booking-Key': booking.key } }),
  });
}

async function read<Found>(address: string, options: RequestInit): Promise<Found | undefined> {
  try {
    const response = await fetch(address, { ...options, signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? ((await response.json()) as Found) : undefined;
  } catch (error) {
    console.info('The free tables could not be loaded:', error);
    return undefined;
  }
}
