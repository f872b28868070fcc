import {
  checkBookingTime,
  messages,
  openingHours,
  readRecord,
  website,
  type BookingRequest,
} from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { venue } from '../../../venue.config.ts';
import { HttpError } from '../requests/http-error.ts';
import { database } from '../firebase/admin-app.ts';
import { canSendMail } from '../mail/smtp.ts';
import { sixMonthsAfter } from '../staff/retention/six-months-after.ts';
import { bookingMails, mailOfBooking } from './booking-mails.ts';

/** The guest's view of the stored request. */
export type TakenBooking = {
  _id: string;
  date: string;
  time: string;
  partySize: number;
  /** False: a day whose hours cannot be read takes no bookings. Older bookings may need one. */
  needsConfirmation: boolean;
  /** An email to the guest is in the outbox, and a mail server is set up. */
  isMailed: boolean;
};

/**
 * Stores a booking request and its emails in one transaction; `sendStoredMail` then sends the emails. The id comes
 * from the guest's browser, so a request that is sent twice (a double click, a lost response) is stored once and both
 * get the same response; `isNew` is false for the second.
 *
 * Throws 400 outside the restaurant's hours, or when they cannot be read, and 409 when the id belongs to another booking.
 */
export async function takeBooking(
  id: string,
  booking: BookingRequest,
  now: Date,
): Promise<{ taken: TakenBooking; isNew: boolean }> {
  const db = database();
  const ref = db.doc(`bookings/${id}`);
  return db.runTransaction(async (transaction) => {
    const [known, hours, settings] = await transaction.getAll(
      ref,
      db.doc('openingHours/main'),
      db.doc('website/main'),
    );
    if (known?.exists) {
      return { taken: sameBooking(id, known.data() as StoredBooking, booking), isNew: false };
    }
    const check = checkBookingTime(booking, readRecord(openingHours, 'main', hours?.data() ?? {}), now);
    if (check === 'unknown')
      throw new HttpError(400, messages.ringToBook(venue.phone.display), { field: 'date' });
    if (check !== 'open') throw new HttpError(400, check.message, { errors: [check] });
    const stored: StoredBooking = {
      ...booking,
      needsConfirmation: false,
      createdAt: Timestamp.fromDate(now),
      updatedAt: Timestamp.fromDate(now),
      expiresAt: Timestamp.fromDate(sixMonthsAfter(new Date(`${booking.date}T00:00:00Z`))),
    };
    const mails = bookingMails(booking, readRecord(website, 'main', settings?.data() ?? {}));
    transaction.create(ref, stored);
    for (const to of ['restaurant', 'guest'] as const) {
      const mail = mails[to];
      if (!mail) continue;
      transaction.create(
        db.doc(`mail/booking-${id}-${to}`),
        mailOfBooking(mail, { id, date: booking.date, to, about: 'requested' }, stored),
      );
    }
    return { taken: present(id, stored), isNew: true };
  });
}

/** The stored booking of exactly this request, if there is one. */
export async function findTaken(id: string, booking: BookingRequest): Promise<TakenBooking | undefined> {
  const stored = (await database().doc(`bookings/${id}`).get()).data() as StoredBooking | undefined;
  return stored && isSame(stored, booking) ? present(id, stored) : undefined;
}

/** The document `bookings/{id}`. Firestore's TTL policy deletes it after `expiresAt`. */
type StoredBooking = BookingRequest & {
  needsConfirmation: boolean;
  createdAt: Timestamp;
  /** Moves with each decision. */
  updatedAt: Timestamp;
  expiresAt: Timestamp;
};

function sameBooking(id: string, stored: StoredBooking, booking: BookingRequest): TakenBooking {
  if (isSame(stored, booking)) return present(id, stored);
  throw new HttpError(409, messages.bookingDiffers);
}

function isSame(stored: StoredBooking, booking: BookingRequest): boolean {
  const fields = ['name', 'email', 'phone', 'date', 'time', 'partySize', 'message'] as const;
  return fields.every((field) => stored[field] === booking[field]);
}

function present(id: string, stored: StoredBooking): TakenBooking {
  const { date, time, partySize, needsConfirmation, email } = stored;
  return { _id: id, date, time, partySize, needsConfirmation, isMailed: Boolean(email) && canSendMail() };
}
