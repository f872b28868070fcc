import {
  bookingStateOf,
  eveningOf,
  messages,
  toLocalInput,
  type BookingSource,
  type Over,
} from '@venue/domain';
import type { StaffBookingInput } from '@venue/domain/schemas';
import { readRecord, website, bookingStart } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpError } from '../requests/http-error.ts';
import { sixMonthsAfter } from '../staff/retention/six-months-after.ts';
import { guestMail, mailOfBooking } from './booking-mails.ts';
import { changeBook } from './change-book.ts';
import { partyWrite } from './evenings.ts';
import { readEvening } from './find-times.ts';
import { guestKeysOf, searchWords } from './guest-words.ts';
import { findPlacement } from './placement.ts';
import { refusesMail } from './refused-mailboxes.ts';
import { reminderTime } from './reminder-time.ts';
import { hashOf, presentForStaff, type BookingForStaff, type StoredBooking } from './stored-booking.ts';

/** What staff get for a booking that they have taken. */
export type AddedBooking = BookingForStaff & { isMailed: boolean; over?: Over };

/**
 * Stores a booking that staff have taken: by telephone it is confirmed, a walk-in is here now and needs neither name nor
 * free place. The same id and body again is the same booking. Throws 409 with the limits and other times if it finds no
 * place and is not forced, and when the id belongs to another booking.
 */
export function addBooking(
  id: string,
  input: StaffBookingInput,
  { by, now, mayMail }: { by: string; now: Date; mayMail: boolean },
): Promise<AddedBooking> {
  const { force = false, requestId: _requestId, ...sent } = input;
  const source = sent.source as BookingSource;
  const isWalkIn = source === 'walkIn';
  return changeBook<AddedBooking>(async (reader) => {
    const [known, texts, user] = await reader.read(`bookings/${id}`, 'website/main', `users/${by}`);
    const requestHash = hashOf({ ...sent });
    if (known?.exists) {
      const stored = known.data() as StoredBooking;
      if (stored.requestHash !== requestHash) throw new HttpError(409, messages.bookingDiffers);
      return { result: { ...presentForStaff(id, stored), isMailed: false }, writes: [] };
    }
    const [date = '', time = ''] = isWalkIn ? toLocalInput(now).split('T') : [sent.date, sent.time];
    const wanted = { date, time, partySize: sent.partySize };
    const evening = eveningOf(wanted);
    const { settings, parties } = await readEvening(reader, evening);
    const placement = await findPlacement(
      { ...wanted, tables: sent.tables },
      { settings, parties, who: 'staff', now, isForced: force || isWalkIn, isNewTime: true },
    );
    const at = Timestamp.fromDate(now);
    const guest = {
      name: sent.name?.trim() ?? '',
      email: sent.email || undefined,
      phone: sent.phone?.trim() || undefined,
    };
    const reminderAt = isWalkIn
      ? undefined
      : reminderTime({ ...wanted, email: guest.email }, settings.rules, now);
    const stored: StoredBooking = {
      name: guest.name,
      ...(guest.email && { email: guest.email }),
      ...(guest.phone && { phone: guest.phone }),
      ...wanted,
      ...{ evening, turnMinutes: placement.turnMinutes, source },
      ...(sent.message?.trim() && { message: sent.message.trim() }),
      ...(sent.allergies?.trim() && { allergies: sent.allergies.trim() }),
      ...(sent.note?.trim() && { note: sent.note.trim() }),
      ...(placement.tables.length > 0 && { tables: [...placement.tables] }),
      ...(placement.isTableChosen && { isTableChosen: true }),
      state: isWalkIn ? 'arrived' : 'confirmed',
      ...(isWalkIn && { arrivedAt: at }),
      ...(reminderAt && { reminderAt: Timestamp.fromDate(reminderAt) }),
      requestHash,
      ...{ words: searchWords(guest), guestKeys: guestKeysOf(guest) },
      needsConfirmation: false,
      changes: [{ at, byName: String(user?.get('username') ?? ''), what: isWalkIn ? 'Walked in' : 'Booked' }],
      ...{ createdAt: at, updatedAt: at },
      expiresAt: Timestamp.fromDate(sixMonthsAfter(new Date(`${date}T00:00:00Z`))),
    };
    const mayTell =
      mayMail && !isWalkIn && bookingStart(wanted) > now && !(await refusesMail(reader, guest.email));
    const house = readRecord(website, 'main', texts?.data() ?? {});
    const mail = mayTell ? guestMail('confirmed', { ...stored, id }, house) : undefined;
    if (mail) stored.mails = { confirmed: 'waiting' };
    const about = { id, date, to: 'guest', about: 'confirmed' } as const;
    const { state, tables = [], turnMinutes } = { ...stored, state: bookingStateOf(stored) };
    return {
      result: {
        ...presentForStaff(id, stored),
        isMailed: mail !== undefined,
        ...(placement.over && { over: placement.over }),
      },
      writes: [
        { path: `bookings/${id}`, fields: stored },
        partyWrite(
          evening,
          parties,
          { id, ...wanted, state, tables, ...(turnMinutes !== undefined && { turnMinutes }) },
          settings.rules,
        ),
        ...(mail ? [{ path: `mail/booking-${id}-guest`, fields: mailOfBooking(mail, about, stored) }] : []),
      ],
    };
  });
}
