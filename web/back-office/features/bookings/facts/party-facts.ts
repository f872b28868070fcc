import { bookingStart, nightOf, type BookState, type Booking, type Entry } from '@venue/domain';

/** The state of a booking in the book. */
export function bookStateOf({ state }: Pick<Booking, 'state'>): BookState {
  return state ?? 'requested';
}

/** Whether its guests are still to come. */
export function isToCome(booking: Pick<Booking, 'state'>): boolean {
  return ['requested', 'confirmed'].includes(bookStateOf(booking));
}

/** Whether the house counts on it: it is to come, is here or was here. */
export function isKept(booking: Pick<Booking, 'state'>): boolean {
  return !['declined', 'cancelled', 'noShow'].includes(bookStateOf(booking));
}

/** A booking as capacity sees it. */
export function entryOf(booking: Booking): Entry {
  const { _id: id, date, time, partySize, turnMinutes, tables, isTableChosen, leftAt } = booking;
  return {
    ...{ id, date, time, partySize, state: bookStateOf(booking) },
    ...(turnMinutes !== undefined && { turnMinutes }),
    ...(tables && { tables }),
    ...(isTableChosen !== undefined && { isTableChosen }),
    ...(leftAt && { leftAt }),
  };
}

/**
 * How late a party is, as staff say it: "12 min late", or "20 min late, they said" while that is not over. Undefined
 * while nobody waits for it, and once its evening is over.
 */
export function lateWords(booking: Booking, now: Date): string | undefined {
  if (!isToCome(booking)) return undefined;
  const start = bookingStart(booking);
  const said = booking.lateMinutes ?? 0;
  const late = Math.floor((now.getTime() - start.getTime()) / 60_000);
  if (late > said && late > 0 && nightOf(start) === nightOf(now)) {
    return said > 0 ? `${late} min late, said ${said}` : `${late} min late`;
  }
  return said > 0 ? `${said} min late, they said` : undefined;
}

/** In the order of the evening: by time, then by name. */
export function byTime(a: Booking, b: Booking): number {
  return a.date.localeCompare(b.date) || a.time.localeCompare(b.time) || a.name.localeCompare(b.name);
}

/** The name that staff call a party by. A walk-in may have none. */
export function nameOf({ name, source }: Pick<Booking, 'name' | 'source'>): string {
  return name || (source === 'walkIn' ? 'Walk-in' : 'No name');
}
