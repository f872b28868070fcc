import { eveningOf, isWaiting, nightOf, type Booking } from '@venue/domain';
import { countEvening, countWords } from './count-evening.ts';

/** What the evening's staff want to know about bookings first. */
export type TonightCount = {
  /** "Tonight: 12 guests, 2 waiting, next at 18:00" */
  tonight: string;
  /** Requests for later days without an answer. */
  waitingLater: number;
};

type Counted = Pick<Booking, 'date' | 'time' | 'partySize' | 'state'>;

/**
 * Counts the guests of tonight and the requests that wait for an answer. The guests of the whole evening count, also
 * those who are here already; a request for a time that is past waits no longer.
 */
export function countTonight(bookings: readonly Counted[], now: Date): TonightCount {
  const night = nightOf(now);
  const tonight = bookings.filter((booking) => eveningOf(booking) === night);
  const later = bookings.filter((booking) => eveningOf(booking) !== night);
  return {
    tonight: `Tonight: ${countWords(countEvening(tonight, now))}`,
    waitingLater: later.filter((booking) => isWaitingBooked(booking, now)).length,
  };
}

/** Whether a booking waits for an answer. */
export function isWaitingBooked({ state, date, time }: Omit<Counted, 'partySize'>, now: Date): boolean {
  return (state ?? 'requested') === 'requested' && isWaiting({ date, time }, now);
}
