import { bookingStart, bookingStateOf, readRecord, toLocalInput, website } from '@venue/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';
import { log } from '../logging/log.ts';
import { guestMail, mailOfBooking } from './booking-mails.ts';
import { changeBook } from './change-book.ts';
import { refusesMail } from './refused-mailboxes.ts';
import { isQuiet } from './reminder-time.ts';
import type { StoredBooking } from './stored-booking.ts';

/** Reminders of one run: the next minute has the others. */
const atOnce = 50;

/**
 * Puts the reminders that are due into the outbox, each once: the email has the name of its booking, and the booking is
 * no longer due. Nobody is reminded at night. Resolves with how many there were.
 */
export async function remindGuests(now: Date): Promise<number> {
  const [, time = ''] = toLocalInput(now).split('T');
  if (isQuiet(time)) return 0;
  const due = database()
    .collection('bookings')
    .where('reminderAt', '<=', Timestamp.fromDate(now))
    .limit(atOnce);
  const { docs } = await due.get();
  let reminded = 0;
  for (const { id } of docs) {
    try {
      if (await remind(id, now)) reminded += 1;
    } catch (error) {
      // One failure must not hold up the others.
      log.warn('A reminder was not queued.', { id }, error);
    }
  }
  return reminded;
}

function remind(id: string, now: Date): Promise<boolean> {
  const path = `mail/booking-${id}-reminder`;
  return changeBook<boolean>(async (reader) => {
    const [doc, sent, texts] = await reader.read(`bookings/${id}`, path, 'website/main');
    const stored = doc?.data() as StoredBooking | undefined;
    if (!stored?.reminderAt) return { result: false, writes: [] };
    const isComing = bookingStateOf(stored) === 'confirmed' && bookingStart(stored) > now;
    const house = readRecord(website, 'main', texts?.data() ?? {});
    const mail =
      isComing && !sent?.exists && !stored.comingAt && !(await refusesMail(reader, stored.email))
        ? guestMail('reminder', { ...stored, id }, house)
        : undefined;
    const about = { id, date: stored.date, to: 'guest', about: 'reminder' } as const;
    const stamps = { createdAt: Timestamp.fromDate(now), expiresAt: stored.expiresAt };
    return {
      result: mail !== undefined,
      writes: [
        {
          path: `bookings/${id}`,
          fields: { reminderAt: FieldValue.delete(), ...(mail && { 'mails.reminder': 'waiting' }) },
        },
        ...(mail ? [{ path, fields: mailOfBooking(mail, about, stamps) }] : []),
      ],
    };
  });
}
