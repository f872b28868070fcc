import { isExpected, isForTonight, isWaiting, type Booking } from '@venue/domain';
import { count } from '../../shell/count.ts';

/** What the evening's staff want to know about bookings first. */
export type TonightCount = {
  /** "Tonight: 12 guests, 2 waiting" */
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
  const isTonight = (booking: Counted) => isForTonight(booking, now);
  const expected = bookings.filter((booking) => isTonight(booking) && isExpected(booking));
  const guests = expected.reduce((sum, { partySize }) => sum + partySize, 0);
  const waiting = bookings.filter((booking) => isWaiting(booking, now));
  const waitingTonight = waiting.filter(isTonight).length;
  return {
    tonight: [
      `Tonight: ${guests === 0 ? 'no guests booked' : count(guests, 'guest')}`,
      ...(waitingTonight > 0 ? [`${waitingTonight} waiting`] : []),
    ].join(', '),
    waitingLater: waiting.length - waitingTonight,
  };
}
