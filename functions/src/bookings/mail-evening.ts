import { createHash } from 'node:crypto';
import {
  endOfNight,
  eveningOf as eveningOfBooking,
  eveningsOf,
  gig,
  isExpected,
  ContentLimits,
  messages,
  nextDay,
  readRecord,
  website,
  type Booking,
  type BookingRequest,
} from '@venue/domain';
import type { EveningMailInput } from '@venue/domain/schemas';
import { Timestamp } from 'firebase-admin/firestore';
import type { Actor } from '../requests/actor.ts';
import { HttpError } from '../requests/http-error.ts';
import { database, isOvertaken } from '../firebase/admin-app.ts';
import { refundUse } from '../limits/limiter.ts';
import { eveningMail, mailOfBooking } from './booking-mails.ts';
import { countGuestMails } from './count-booking.ts';

/** Counts returned after mailing an evening's guests. */
export type MailedEvening = {
  /** The gig. */
  _id: string;
  /** The evening, YYYY-MM-DD. */
  date: string;
  /** Emails that this call has put into the outbox. */
  mailed: number;
  /** Guests who had got the same words before, and get them once. */
  alreadyMailed: number;
  /** Guests without an address. */
  withoutEmail: number;
};

type StoredBooking = BookingRequest & Pick<Booking, 'state'> & { expiresAt?: Timestamp };

/**
 * Puts an email for each booking of a gig's evening into the outbox, all in one batch; `sendStoredMail` sends them. The
 * same words go to a booking once, however often the call is repeated. Throws 404 for an unknown gig, 400 for an evening
 * that is not the gig's, 409 for one that is over and 429, with nothing sent, above the limits of emails to guests.
 */
export async function mailEvening(
  id: string,
  input: EveningMailInput,
  by: Actor,
  now: Date,
): Promise<MailedEvening> {
  const db = database();
  const [event, settings] = await db.getAll(db.doc(`events/${id}`), db.doc('website/main'));
  if (!event?.exists) throw new HttpError(404, messages.unknownRecord);
  const date = eveningOf(eveningsOf(readRecord(gig, id, event.data()!)), input.date);
  if (now >= endOfNight(date)) throw new HttpError(409, messages.eveningOver);
  const found = await db
    .collection('bookings')
    .where('date', 'in', [date, nextDay(date)])
    .get();
  // An evening has the small hours of the next day as well.
  const ofEvening = found.docs.filter((doc) => eveningOfBooking(doc.data() as StoredBooking) === date);
  if (ofEvening.length > ContentLimits.eveningBookings)
    throw new HttpError(409, messages.tooManyBookings(ContentLimits.eveningBookings));
  const expected = ofEvening
    .map((doc) => ({ id: doc.id, booking: doc.data() as StoredBooking }))
    .filter(({ booking }) => isExpected(booking));
  const house = readRecord(website, 'main', settings?.data() ?? {});
  const createdAt = Timestamp.fromDate(now);
  const words = createHash('sha256')
    .update(`${input.subject}\n${input.text}`)
    .digest('base64url')
    .slice(0, 12);
  const mails = expected.flatMap(({ id: bookingId, booking }) => {
    const mail = eveningMail(booking, input, house);
    if (!mail) return [];
    const about = { id: bookingId, date, to: 'guest', about: 'gig' } as const;
    const stored = mailOfBooking(mail, about, { createdAt, expiresAt: booking.expiresAt });
    return [{ ref: db.doc(`mail/gig-${id}-${bookingId}-${words}`), stored: { ...stored, by: by.uid } }];
  });
  const known = mails.length > 0 ? await db.getAll(...mails.map(({ ref }) => ref)) : [];
  const fresh = mails.filter((_, at) => !known[at]!.exists);
  const counted = await countGuestMails(fresh.length);
  try {
    const batch = db.batch();
    for (const { ref, stored } of fresh) batch.create(ref, stored);
    await batch.commit();
  } catch (error) {
    await refundUse(counted);
    // A second press was faster: what it has stored counts as mailed before.
    if (isOvertaken(error)) return mailEvening(id, input, by, now);
    throw error;
  }
  return {
    _id: id,
    date,
    mailed: fresh.length,
    alreadyMailed: mails.length - fresh.length,
    withoutEmail: expected.length - mails.length,
  };
}

/** The wanted evening among those of the gig; without a wish, its own. */
function eveningOf(evenings: string[], wanted: string | undefined): string {
  if (wanted && evenings.includes(wanted)) return wanted;
  if (wanted) throw new HttpError(400, messages.notTheGigsEvening, { field: 'date' });
  if (!evenings[0]) throw new HttpError(400, messages.gigWithoutEvening, { field: 'date' });
  return evenings[0];
}
