import {
  checkBookingTime,
  eveningOf,
  formatShortDay,
  largest,
  messages,
  nearestTimes,
  turnOf,
  type BookingRequest,
  type BookState,
  type Parties,
  type Times,
} from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { HttpError } from '../requests/http-error.ts';
import type { BookingSettings } from './booking-settings.ts';
import { findOthers, readEveningShared, timesWith } from './find-times.ts';

/** The place that a booking gets. */
type Place = { state: BookState; turnMinutes: number; tables: readonly string[] };

/** Throws as for a booking that finds no place, by a plain read: before anything is counted. */
export async function assertBookable(booking: BookingRequest, now: Date): Promise<void> {
  const { settings, parties } = await readEveningShared(eveningOf(booking));
  if (!findPlace(settings, parties, booking, now)) throw await timeTakenError(booking, now);
}

/** The 409 for a time that is taken, with others that are free. */
export async function timeTakenError(booking: BookingRequest, now: Date): Promise<HttpError> {
  const facts = await findOthers(booking, { party: booking.partySize, who: 'guest', now });
  const { times, days } = facts;
  const message = messages.bookingFull(
    times.map(({ time }) => time),
    days.map(({ date, time }) => `${formatShortDay(date)} at ${time}`),
  );
  return new HttpError(409, message, { field: 'time', facts });
}

/** The place that a booking gets; undefined if the time is taken. Throws 400 for one that is not given out. */
export function findPlace(
  settings: BookingSettings,
  parties: Parties,
  booking: BookingRequest,
  now: Date,
): Place | undefined {
  const question = { party: booking.partySize, who: 'guest', now } as const;
  const found = timesWith(settings, parties, eveningOf(booking), question);
  const at = found.times.find(({ date, time }) => date === booking.date && time === booking.time);
  if (!at) throw notOfferedError(booking, settings, found, now);
  if (!at.isFree) return undefined;
  return {
    state: at.isConfirmedAtOnce ? 'confirmed' : 'requested',
    turnMinutes: turnOf(settings.rules, booking.partySize),
    tables: at.tables ?? [],
  };
}

/** Why a time is not among those at which tables are given out, in words and with its field. */
function notOfferedError(
  booking: BookingRequest,
  { hours, rules }: BookingSettings,
  { code, times }: Times,
  now: Date,
): HttpError {
  const phone = venue.phone.display;
  if (code === 'unreadable') return new HttpError(400, messages.ringToBook(phone), { field: 'date' });
  if (code === 'partyTooLarge')
    return new HttpError(400, messages.ringForParty(largest(rules, 'guest'), phone), { field: 'partySize' });
  const words = checkBookingTime(booking, hours, now, rules);
  if (words === 'unknown') return new HttpError(400, messages.ringToBook(phone), { field: 'date' });
  if (words !== 'open') return new HttpError(400, words.message, { field: words.path });
  if (code === 'notYet') return new HttpError(400, messages.bookedAhead(rules.daysAhead), { field: 'date' });
  if (code === 'over' || code === 'past')
    return new HttpError(400, messages.bookEarlier(rules.leadMinutes, phone), { field: 'time' });
  const nearest = nearestTimes({ times }, booking).map(({ time }) => time);
  const message = nearest.length > 0 ? messages.offGrid(nearest.join(', ')) : messages.bookingClosed;
  return new HttpError(400, message, { field: 'time' });
}
