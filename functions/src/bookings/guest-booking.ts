import { bookingStart, bookingStateOf, endOfNight, eveningOf, messages, type BookState } from '@venue/domain';
import type { GuestChangeInput } from '@venue/domain/schemas';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpError } from '../requests/http-error.ts';
import { changeBook, plainReader } from './change-book.ts';
import { changeBooking } from './change-booking.ts';
import { withGuestMail } from './count-booking.ts';
import { opensBooking } from '../booking-links/guest-key.ts';
import { refusalWrite } from './refused-mailboxes.ts';
import type { StoredBooking } from './stored-booking.ts';
import { canBeNews } from './tell-of-change.ts';

/** How long a link opens its booking after the evening, in ms. */
const opensAfterMs = 24 * 60 * 60 * 1_000;

/** A booking as its guest reads it: nothing that staff note, and no address. */
export type GuestBooking = {
  _id: string;
  date: string;
  time: string;
  partySize: number;
  state: BookState;
  message?: string;
  allergies?: string;
  comingAt?: string;
  lateMinutes?: number;
  /** It is still to come, and neither declined nor cancelled. */
  canChange: boolean;
};

/** Reads a booking by its link. Throws 404 for a wrong key as for an unknown booking, and 410 a day after the evening. */
export async function readGuestBooking(id: string, key: string, now: Date): Promise<GuestBooking> {
  const [doc] = await plainReader.read(`bookings/${id}`);
  return present(id, admit(id, key, now, doc?.data() as StoredBooking | undefined), now);
}

/** Whether a key opens a booking, for what is asked with it. */
export async function isOpenedBy(id: string, key: string): Promise<StoredBooking | undefined> {
  const [doc] = await plainReader.read(`bookings/${id}`);
  const stored = doc?.data() as StoredBooking | undefined;
  return opensBooking(key, id, stored?.linkVersion) ? stored : undefined;
}

/**
 * Changes a booking by its link, within capacity. Throws as `readGuestBooking`, and 409 with other times when there is no
 * place, or when a person has to decide about the change.
 */
export async function changeGuestBooking(
  id: string,
  key: string,
  { notMe, ...change }: GuestChangeInput,
  now: Date,
): Promise<GuestBooking> {
  const admitted = (stored: StoredBooking | undefined) => admit(id, key, now, stored);
  if (notMe) await refuseMailbox(id, admitted, now);
  const wish = notMe ? { state: 'cancelled' as const } : change;
  const { stored } = await withGuestMail(canBeNews(wish), (mayMail) =>
    changeBooking(id, wish, { who: 'guest', now, mayMail, admit: admitted }),
  );
  return present(id, stored, now);
}

/** Runs before the cancellation, so that not even the email about that is sent. */
async function refuseMailbox(
  id: string,
  admitted: (stored: StoredBooking | undefined) => StoredBooking,
  now: Date,
): Promise<void> {
  await changeBook(async (reader) => {
    const [doc] = await reader.read(`bookings/${id}`);
    const { email } = admitted(doc?.data() as StoredBooking | undefined);
    return { result: undefined, writes: email ? [await refusalWrite(reader, email, now)] : [] };
  });
}

function admit(id: string, key: string, now: Date, stored: StoredBooking | undefined): StoredBooking {
  const isRight = opensBooking(key, id, stored?.linkVersion);
  if (!stored || !isRight) throw new HttpError(404, messages.bookingUnknown);
  if (now.getTime() > endOfNight(eveningOf(stored)).getTime() + opensAfterMs)
    throw new HttpError(410, messages.bookingEveningOver);
  return stored;
}

function present(id: string, stored: StoredBooking, now: Date): GuestBooking {
  const { date, time, partySize, message, allergies, comingAt, lateMinutes, flag } = stored;
  const isDeclinedRobot = flag === 'robot' && stored.state === 'declined';
  const state = isDeclinedRobot ? 'requested' : bookingStateOf(stored);
  return {
    ...{ _id: id, date, time, partySize, state },
    ...(message && { message }),
    ...(allergies && { allergies }),
    ...(comingAt instanceof Timestamp && { comingAt: comingAt.toDate().toISOString() }),
    ...(lateMinutes !== undefined && { lateMinutes }),
    canChange: ['requested', 'confirmed'].includes(state) && bookingStart(stored) > now,
  };
}
