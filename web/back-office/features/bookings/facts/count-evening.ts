import { bookingStart, type Booking } from '@venue/domain';
import { count } from '../../../shell/count.ts';
import { bookStateOf, isKept, isToCome } from './party-facts.ts';

/** What an evening's staff want to know first. */
export type EveningCount = {
  guests: number;
  tables: number;
  /** Requests without an answer whose time is still to come. */
  waiting: number;
  /** Guests who are in the house. */
  here: number;
  /** HH:mm of the next party that is still to come; missing if there is none. */
  next?: string;
};

type Counted = Pick<Booking, 'date' | 'time' | 'partySize' | 'state'>;

/** Counts the bookings of one evening. Guests are those of the whole evening, also those who have left. */
export function countEvening(bookings: readonly Counted[], now: Date): EveningCount {
  const kept = bookings.filter(isKept);
  const toCome = kept
    .filter((booking) => isToCome(booking) && bookingStart(booking) > now)
    .toSorted((a, b) => bookingStart(a).getTime() - bookingStart(b).getTime());
  const next = toCome[0]?.time;
  return {
    guests: guestsOf(kept),
    tables: kept.length,
    waiting: toCome.filter((booking) => bookStateOf(booking) === 'requested').length,
    here: guestsOf(kept.filter((booking) => bookStateOf(booking) === 'arrived')),
    ...(next && { next }),
  };
}

function guestsOf(bookings: readonly Counted[]): number {
  return bookings.reduce((sum, { partySize }) => sum + partySize, 0);
}

/** "42 guests, 2 waiting, next at 18:00" */
export function countWords({ guests, waiting, next }: EveningCount): string {
  return [
    guests === 0 ? 'no guests booked' : count(guests, 'guest'),
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(next ? [`next at ${next}`] : []),
  ].join(', ');
}
