import {
  bookingStateOf,
  eveningOf,
  messages,
  nightOf,
  readRecord,
  website,
  type BookingRequest,
  type BookState,
} from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { guestKey } from '../booking-links/guest-key.ts';
import { database } from '../firebase/admin-app.ts';
import { canSendMail } from '../mail/smtp.ts';
import { HttpError } from '../requests/http-error.ts';
import { sixMonthsAfter } from '../staff/retention/six-months-after.ts';
import { guestMail, houseMail, mailOfBooking, type House } from './booking-mails.ts';
import { changeBook, plainReader, type BookWrite } from './change-book.ts';
import { partyWrite } from './evenings.ts';
import { readEvening } from './find-times.ts';
import { guestKeysOf, searchWords } from './guest-words.ts';
import { findPlace } from './offered-place.ts';
import { refusesMail } from './refused-mailboxes.ts';
import { reminderTime } from './reminder-time.ts';
import { hashOf, type StoredBooking } from './stored-booking.ts';

/** The response to a booking: what was stored. */
export type TakenBooking = {
  _id: string;
  date: string;
  time: string;
  partySize: number;
  /** Confirmed at once where the rules say so; else a person decides. */
  state: BookState;
  /** Always false for new bookings. Older bookings may need one. */
  needsConfirmation: boolean;
  /** An email to the guest is in the outbox, and a mail server is set up. */
  isMailed: boolean;
  /** Opens the booking by its link, `/booking/{id}#key`. */
  key: string;
};

/** A stored booking, and whether this call has stored it. */
type Taken = { taken: TakenBooking; isNew: boolean };

/** How a booking came in, beside its fields. */
export type Taking = {
  now: Date;
  giveUpAt: number;
  /** The form was probably filled in by a program: a person looks at it, and the guest gets no email. */
  isRobot?: boolean;
  /** The guest wishes for something that only a person can decide, such as the chef's table. */
  isRequest?: boolean;
  /** Such a booking beyond those that may hold seats: kept for a person to see, as declined. */
  holdsNothing?: boolean;
  /** False when the guest's mailbox has had as many emails as it may get. */
  mayMail: boolean;
};

/** Standing bookings of one guest that are taken as any other; further ones a person looks at. */
const mostStanding = 2;

/**
 * Stores a booking, its place in the evening and its emails in one atomic step; `sendStoredMail` then sends the emails.
 * The id comes from the guest's browser, so a request that is sent twice (a double click, a lost response) is stored
 * once and both get the same response; `isNew` is false for the second.
 *
 * Resolves with undefined when the time is taken. Throws 400 for a time at which no tables are given out, or when the
 * hours cannot be read, and 409 when the id belongs to another booking.
 */
export async function takeBooking(
  id: string,
  booking: BookingRequest,
  { now, giveUpAt, isRobot = false, isRequest = false, holdsNothing = false, mayMail }: Taking,
): Promise<Taken | undefined> {
  // What others do meanwhile changes none of this, so it is read once, not at each attempt.
  const guestKeys = guestKeysOf(booking);
  const [[texts], standing, refuses] = await Promise.all([
    plainReader.read('website/main'),
    isRobot ? 0 : countStanding(guestKeys, now),
    refusesMail(plainReader, booking.email),
  ]);
  const house = readRecord(website, 'main', texts?.data() ?? {});
  const flag = isRobot ? 'robot' : standing >= mostStanding ? 'many' : undefined;
  const mayTell = mayMail && !isRobot && !refuses;
  return changeBook<Taken | undefined>(async (reader) => {
    const [known] = await reader.read(`bookings/${id}`);
    if (known?.exists) {
      const taken = sameBooking(id, known.data() as StoredBooking, booking);
      return { result: { taken, isNew: false }, writes: [] };
    }
    const evening = eveningOf(booking);
    const { settings, parties } = await readEvening(reader, evening);
    const place = findPlace(settings, parties, booking, now);
    if (!place) return { result: undefined, writes: [] };
    const state = holdsNothing ? 'declined' : flag || isRequest ? 'requested' : place.state;
    const createdAt = Timestamp.fromDate(now);
    const reminderAt = reminderTime(booking, settings.rules, now);
    const stored: StoredBooking = {
      ...booking,
      ...{ evening, turnMinutes: place.turnMinutes, source: 'web' },
      ...(place.tables.length > 0 && { tables: [...place.tables] }),
      ...(state !== 'requested' && { state }),
      ...(flag && { flag }),
      ...(reminderAt && !isRobot && { reminderAt: Timestamp.fromDate(reminderAt) }),
      requestHash: hashOf(booking),
      ...{ words: searchWords(booking), guestKeys },
      needsConfirmation: false,
      ...{ createdAt, updatedAt: createdAt },
      expiresAt: Timestamp.fromDate(sixMonthsAfter(new Date(`${booking.date}T00:00:00Z`))),
    };
    const mails = mailWrites(id, stored, house, mayTell);
    if (mails.isMailed) stored.mails = { [state]: 'waiting' };
    const { date, time, partySize } = booking;
    const entry = { id, date, time, partySize, ...place, state };
    return {
      result: { taken: present(id, stored), isNew: true },
      writes: [
        { path: `bookings/${id}`, fields: stored },
        partyWrite(evening, parties, entry, settings.rules),
        ...mails.writes,
      ],
    };
  }, giveUpAt);
}

/** How many bookings the guest has that are still to come. */
async function countStanding(guestKeys: string[], now: Date): Promise<number> {
  if (guestKeys.length === 0) return 0;
  const docs = await plainReader.find(
    database()
      .collection('bookings')
      .where('guestKeys', 'array-contains-any', guestKeys)
      .where('date', '>=', nightOf(now))
      .limit(20),
  );
  return docs.filter((doc) =>
    ['requested', 'confirmed'].includes(bookingStateOf(doc.data() as StoredBooking)),
  ).length;
}

function mailWrites(
  id: string,
  stored: StoredBooking,
  house: House,
  mayTell: boolean,
): { isMailed: boolean; writes: BookWrite[] } {
  const state = stored.state === 'confirmed' ? 'confirmed' : 'requested';
  const mails = {
    restaurant: houseMail({ ...stored, name: stored.name ?? '' }, house),
    guest: mayTell ? guestMail(state, { ...stored, id }, house) : undefined,
  };
  const writes = (['restaurant', 'guest'] as const).flatMap((to) => {
    const mail = mails[to];
    if (!mail) return [];
    const about = { id, date: stored.date, to, about: state } as const;
    return [{ path: `mail/booking-${id}-${to}`, fields: mailOfBooking(mail, about, stored) }];
  });
  return { isMailed: mails.guest !== undefined, writes };
}

/** The stored booking of exactly this request, if there is one. */
export async function findTaken(id: string, booking: BookingRequest): Promise<TakenBooking | undefined> {
  const [doc] = await plainReader.read(`bookings/${id}`);
  const stored = doc?.data() as StoredBooking | undefined;
  return stored && isSame(stored, booking) ? present(id, stored) : undefined;
}

function sameBooking(id: string, stored: StoredBooking, booking: BookingRequest): TakenBooking {
  if (isSame(stored, booking)) return present(id, stored);
  throw new HttpError(409, messages.bookingDiffers);
}

/** Whether the booking was made by this body; one from before bodies were hashed is compared by its fields. */
function isSame(stored: StoredBooking, booking: BookingRequest): boolean {
  if (stored.requestHash) return stored.requestHash === hashOf(booking);
  const fields = ['name', 'email', 'phone', 'date', 'time', 'partySize', 'message'] as const;
  return fields.every((field) => stored[field] === booking[field]);
}

function present(id: string, stored: StoredBooking): TakenBooking {
  const { date, time, partySize, needsConfirmation, mails, flag } = stored;
  const isMailed = Boolean(mails?.requested ?? mails?.confirmed) && canSendMail();
  // A robot gets the same response as a guest.
  const state = flag === 'robot' ? 'requested' : bookingStateOf(stored);
  const key = guestKey(id, stored.linkVersion);
  return { _id: id, date, time, partySize, state, needsConfirmation, isMailed, key };
}
