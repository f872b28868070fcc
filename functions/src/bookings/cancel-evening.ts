import { bookingStateOf, endOfNight, messages, readRecord, website } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpError } from '../requests/http-error.ts';
import { countAnyway } from '../limits/limiter.ts';
import { guestMailLimits } from './booking-limits.ts';
import { guestMail, mailOfBooking } from './booking-mails.ts';
import { changeBook, type BookWrite } from './change-book.ts';
import { eveningWrite, readParties } from './evenings.ts';
import { bookingsOfEvening } from './find-bookings.ts';
import { readBookingSettings } from './booking-settings.ts';
import { refusesMail } from './refused-mailboxes.ts';
import { withChange, type StoredBooking } from './stored-booking.ts';

/** Counts returned after cancelling an evening. */
export type CancelledEvening = {
  date: string;
  /** Bookings that this call has cancelled. */
  cancelled: number;
  /** Guests who get an email. */
  mailed: number;
  /** Guests without an address, whom somebody has to ring. */
  withoutEmail: number;
};

/** Bookings of one step: each has an email, and a batch has a limit. */
const atOnce = 100;

/**
 * Cancels every booking of an evening that is still expected and emails each guest once with these words, however many
 * that are: they have to know. Repeated, it cancels what came in since. Throws 409 for an evening that is over.
 */
export async function cancelEvening(
  evening: string,
  text: string,
  { by, now }: { by: string; now: Date },
): Promise<CancelledEvening> {
  if (now >= endOfNight(evening)) throw new HttpError(409, messages.eveningPast);
  const total: CancelledEvening = { date: evening, cancelled: 0, mailed: 0, withoutEmail: 0 };
  for (;;) {
    const expected = (await bookingsOfEvening(evening)).filter(isToCancel).slice(0, atOnce);
    if (expected.length === 0) return total;
    const ids = expected.map(({ _id }) => _id);
    const { cancelled, mailed, withoutEmail } = await cancelSome(evening, ids, text, { by, now });
    total.cancelled += cancelled;
    total.mailed += mailed;
    total.withoutEmail += withoutEmail;
    // The mailbox that sends them has an allowance: other emails to guests wait for what it has left.
    await countAnyway(guestMailLimits(), mailed);
  }
}

function isToCancel(booking: Pick<StoredBooking, 'state'>): boolean {
  return ['requested', 'confirmed'].includes(bookingStateOf(booking));
}

function cancelSome(evening: string, ids: string[], text: string, { by, now }: { by: string; now: Date }) {
  return changeBook(async (reader) => {
    const [texts, user, ...docs] = await reader.read(
      'website/main',
      `users/${by}`,
      ...ids.map((id) => `bookings/${id}`),
    );
    const house = readRecord(website, 'main', texts?.data() ?? {});
    const { rules } = await readBookingSettings(reader);
    const parties = { ...(await readParties(reader, evening, rules)) };
    const at = Timestamp.fromDate(now);
    const byName = String(user?.get('username') ?? '');
    const found = docs.flatMap((doc) => {
      const stored = doc.data() as StoredBooking | undefined;
      return stored && isToCancel(stored) ? [{ id: doc.id, stored }] : [];
    });
    let mailed = 0;
    const writes: BookWrite[] = [];
    for (const { id, stored } of found) {
      const mail = (await refusesMail(reader, stored.email))
        ? undefined
        : guestMail('eveningCancelled', { ...stored, id }, house, text);
      if (mail) mailed += 1;
      delete parties[id];
      writes.push({
        path: `bookings/${id}`,
        fields: {
          ...{
            state: 'cancelled',
            evening,
            decidedAt: at,
            decidedBy: by,
            decidedByName: byName,
            updatedAt: at,
          },
          changes: withChange(stored, { at, byName, what: 'Evening cancelled' }),
          ...(mail && { 'mails.eveningCancelled': 'waiting' }),
        },
      });
      if (mail) {
        const about = { id, date: stored.date, to: 'guest', about: 'eveningCancelled' } as const;
        const { expiresAt } = stored;
        writes.push({
          path: `mail/booking-${id}-eveningCancelled-${now.getTime()}`,
          fields: { ...mailOfBooking(mail, about, { createdAt: at, expiresAt }), by },
        });
      }
    }
    const withoutEmail = found.filter(({ stored }) => !stored.email).length;
    return {
      result: { cancelled: found.length, mailed, withoutEmail },
      writes: found.length > 0 ? [...writes, eveningWrite(evening, parties)] : [],
    };
  });
}
