import type { BookingRequest } from '@venue/domain';
import type { BookingInput } from '@venue/domain/schemas';
import { HttpError } from '../requests/http-error.ts';
import type { Caller } from '../limits/caller-place.ts';
import { countGuestRead } from '../limits/guest-reads.ts';
import { refundUse, type Counted } from '../limits/limiter.ts';
import { createQueue } from '../requests/queue.ts';
import { assertTimeLeft, bookDeadline } from './change-book.ts';
import { countBooking, countStrangerMail, mayHoldSeats } from './count-booking.ts';
import { assertBookable, timeTakenError } from './offered-place.ts';
import { findTaken, takeBooking, type TakenBooking } from './take-booking.ts';

/**
 * Bookings that one instance decides about at once. Of hundreds for the last table the first is stored while the others
 * wait, and each of them then reads once that it is gone; side by side they would slow each other down until all give up.
 */
const inLine = createQueue(4);

/**
 * Counts and stores a booking. A repeated id is the same booking and counted once; a rejected booking is not counted,
 * and a request for a full evening gets its 409 before the limits are counted in the database. Throws 400 for a time at
 * which no tables are given out, 409 when it is full or the id belongs to another booking, and 429 above the limits.
 */
export async function bookTable(
  id: string,
  input: BookingInput,
  place: Caller,
  { isRobot = false, isRequest = false } = {},
): Promise<TakenBooking> {
  const giveUpAt = bookDeadline();
  // What follows reads before it counts in the database.
  countGuestRead(place);
  const booking = tidy(input);
  return inLine(() => {
    assertTimeLeft(giveUpAt);
    return bookInLine(id, booking, { place, isRobot, isRequest, giveUpAt });
  });
}

type InLine = { place: Caller; isRobot: boolean; isRequest: boolean; giveUpAt: number };

async function bookInLine(
  id: string,
  booking: BookingRequest,
  { place, isRobot, isRequest, giveUpAt }: InLine,
): Promise<TakenBooking> {
  // A retry after a lost response: the booking is stored, so it is neither rejected nor counted again.
  const known = await findTaken(id, booking);
  if (known) return known;
  await assertBookable(booking, new Date());
  const counted = await countWhileFree(place, booking);
  const holdsNothing = isRobot && !(await mayHoldSeats(place));
  const mail = isRobot ? undefined : await countStrangerMail(booking.email);
  try {
    const stored = await takeBooking(id, booking, {
      ...{ now: new Date(), giveUpAt, isRobot, isRequest, holdsNothing, mayMail: mail !== undefined },
    });
    if (!stored) throw await timeTakenError(booking, new Date());
    if (!stored.isNew) await refundUse([...counted, ...(mail ?? [])]);
    return stored.taken;
  } catch (error) {
    // What was taken meanwhile is not counted, so that the guest can try other times.
    if (error instanceof HttpError) await refundUse([...counted, ...(mail ?? [])]);
    throw error;
  }
}

/** Counts a booking. Of many for the last table, those who cannot be counted read that it is gone, if it is. */
async function countWhileFree(place: Caller, booking: BookingRequest): Promise<Counted> {
  try {
    return await countBooking(place, booking.email);
  } catch (error) {
    if (error instanceof HttpError) await assertBookable(booking, new Date());
    throw error;
  }
}

/** Trims the texts and drops empty ones. */
function tidy({
  name,
  email,
  phone,
  date,
  time,
  partySize,
  message,
  allergies,
}: BookingInput): BookingRequest {
  return {
    name: name.trim(),
    date,
    time,
    partySize,
    ...(email && { email }),
    ...(phone?.trim() && { phone: phone.trim() }),
    ...(message?.trim() && { message: message.trim() }),
    ...(allergies?.trim() && { allergies: allergies.trim() }),
  };
}
