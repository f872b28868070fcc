import {
  bookingStart,
  bookingStateOf,
  check,
  eveningOf,
  isReversal,
  loadOf,
  messages,
  nextBookingStates,
  readRecord,
  takesPlaceAgain,
  website,
  type Booking,
  type BookingRequest,
  type BookingState,
} from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { Actor } from '../requests/actor.ts';
import { HttpError } from '../requests/http-error.ts';
import { changeBook } from './change-book.ts';
import { entryOf, partyWrite, readParties } from './evenings.ts';
import { readBookingSettings } from './booking-settings.ts';
import { decisionMail, mailOfBooking, type Decision } from './booking-mails.ts';

/** The result of a decision. */
export type DecidedBooking = {
  _id: string;
  state: BookingState;
  /** An email to the guest was put into the outbox now. */
  isMailed: boolean;
  /** It had been decided so before: the guest was told then. */
  wasDecided: boolean;
  /** Who decided it; empty when that is not known. */
  decidedByName: string;
};

/**
 * Changes the state of a booking and its place in the evening, and puts the email to the guest into the outbox, in one
 * step. Repeating a decision (a double click, two people) changes nothing and says who made it. Throws 404 for an
 * unknown booking, and 409 when its state does not allow the change, when it has changed since `seen`, when the guest
 * was told the contrary and the caller does not say which state was seen, or when a booking that had been given up finds
 * no place.
 * @param seen the `updatedAt` of the booking that was decided about
 * @param options.mayMail false when the limit of emails to guests is reached; staff then ring the guest
 * @param options.isForced takes the booking although it finds no place
 */
export function decideBooking(
  id: string,
  state: Decision,
  { uid }: Actor,
  now: Date,
  seen: Date | undefined,
  { mayMail = true, isForced = false } = {},
): Promise<DecidedBooking> {
  return changeBook(async (reader) => {
    const [found, settings, user] = await reader.read(`bookings/${id}`, 'website/main', `users/${uid}`);
    const booking = found?.data() as StoredDecision | undefined;
    if (!booking) throw new HttpError(404, messages.unknownRecord);
    const former = bookingStateOf(booking);
    if (former === state) {
      const decidedByName = booking.decidedByName ?? '';
      const result = { _id: id, state, isMailed: false, wasDecided: true, decidedByName };
      return { result, writes: [] };
    }
    const isStale = seen ? booking.updatedAt?.toMillis() !== seen.getTime() : isReversal(booking, state);
    if (isStale || !nextBookingStates(booking).includes(state)) {
      const { decidedByName = '', decidedAt } = booking;
      throw new HttpError(409, messages.bookingDecided(former, decidedByName, decidedAt?.toDate()));
    }
    const evening = eveningOf(booking);
    const { rules, hoursOn } = await readBookingSettings(reader);
    const parties = await readParties(reader, evening, rules);
    if (takesPlaceAgain(former, state) && !isForced) {
      const asked = { rules, hours: hoursOn(evening), load: loadOf(parties, evening), evening };
      const party = booking.partySize;
      const { isFree, over } = check({ ...asked, party, now, who: 'staff' }, bookingStart(booking));
      if (!isFree) throw new HttpError(409, messages.placeTaken, { field: 'state', facts: { over } });
    }
    const decidedAt = Timestamp.fromDate(now);
    const decidedByName = String(user?.get('username') ?? '');
    const decision = { state, decidedBy: uid, decidedByName, decidedAt, updatedAt: decidedAt };
    // The guests of a past evening get no email.
    const mail =
      mayMail && bookingStart(booking) > now
        ? decisionMail(booking, state, readRecord(website, 'main', settings?.data() ?? {}))
        : undefined;
    const { date, expiresAt } = booking;
    const about = { id, date, to: 'guest', about: state } as const;
    return {
      result: { _id: id, state, isMailed: mail !== undefined, wasDecided: false, decidedByName },
      writes: [
        { path: `bookings/${id}`, fields: { ...decision, evening } },
        partyWrite(evening, parties, entryOf(id, { ...booking, state }), rules),
        ...(mail
          ? [
              {
                path: `mail/booking-${id}-${state}-${now.getTime()}`,
                fields: mailOfBooking(mail, about, { createdAt: decidedAt, expiresAt }),
              },
            ]
          : []),
      ],
    };
  });
}

type StoredDecision = BookingRequest &
  Pick<Booking, 'state' | 'decidedByName'> & {
    decidedAt?: Timestamp;
    updatedAt?: Timestamp;
    expiresAt?: Timestamp;
  };
