import {
  bookingStart,
  bookingStateOf,
  isReversal,
  messages,
  nextBookingStates,
  readRecord,
  website,
  type Booking,
  type BookingRequest,
  type BookingState,
} from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { Actor } from '../requests/actor.ts';
import { HttpError } from '../requests/http-error.ts';
import { database } from '../firebase/admin-app.ts';
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
 * Changes the state of a booking and puts the email to the guest into the outbox, in one transaction. Repeating a
 * decision (a double click, two people) changes nothing and says who made it. Throws 404 for an unknown booking, and 409
 * when its state does not allow the change, when it has changed since `seen`, or when the guest was told the contrary
 * and the caller does not say which state was seen.
 * @param seen the `updatedAt` of the booking that was decided about
 * @param mayMail false when the limit of emails to guests is reached; staff then ring the guest
 */
export function decideBooking(
  id: string,
  state: Decision,
  { uid }: Actor,
  now: Date,
  seen: Date | undefined,
  mayMail = true,
): Promise<DecidedBooking> {
  const db = database();
  const ref = db.doc(`bookings/${id}`);
  return db.runTransaction(async (transaction) => {
    const [found, settings, user] = await transaction.getAll(
      ref,
      db.doc('website/main'),
      db.doc(`users/${uid}`),
    );
    const booking = found?.data() as StoredDecision | undefined;
    if (!booking) throw new HttpError(404, messages.unknownRecord);
    if (bookingStateOf(booking) === state) {
      const decidedByName = booking.decidedByName ?? '';
      return { _id: id, state, isMailed: false, wasDecided: true, decidedByName };
    }
    const isStale = seen ? booking.updatedAt?.toMillis() !== seen.getTime() : isReversal(booking, state);
    if (isStale || !nextBookingStates(booking).includes(state)) {
      const { decidedByName = '', decidedAt } = booking;
      throw new HttpError(
        409,
        messages.bookingDecided(bookingStateOf(booking), decidedByName, decidedAt?.toDate()),
      );
    }
    const decidedAt = Timestamp.fromDate(now);
    const decidedByName = String(user?.get('username') ?? '');
    transaction.update(ref, { state, decidedBy: uid, decidedByName, decidedAt, updatedAt: decidedAt });
    // The guests of a past evening get no email.
    const mail =
      mayMail && bookingStart(booking) > now
        ? decisionMail(booking, state, readRecord(website, 'main', settings?.data() ?? {}))
        : undefined;
    if (mail) {
      const { date, expiresAt } = booking;
      transaction.create(
        db.doc(`mail/booking-${id}-${state}-${now.getTime()}`),
        mailOfBooking(mail, { id, date, to: 'guest', about: state }, { createdAt: decidedAt, expiresAt }),
      );
    }
    return { _id: id, state, isMailed: mail !== undefined, wasDecided: false, decidedByName };
  });
}

type StoredDecision = BookingRequest &
  Pick<Booking, 'state' | 'decidedByName'> & {
    decidedAt?: Timestamp;
    updatedAt?: Timestamp;
    expiresAt?: Timestamp;
  };
