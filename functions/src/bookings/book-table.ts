import type { BookingRequest } from '@venue/domain';
import type { BookingInput } from '@venue/domain/schemas';
import { HttpError, isTooMany } from '../requests/http-error.ts';
import type { Caller } from '../limits/caller-place.ts';
import { refundUse, type Counted } from '../limits/limiter.ts';
import { countBooking } from './count-booking.ts';
import { findTaken, takeBooking, type TakenBooking } from './take-booking.ts';

/**
 * Counts and stores a booking. A repeated id is the same booking and counted once; a rejected booking is not counted.
 * Throws 400 outside the restaurant's hours, 409 when the id belongs to another booking, and 429 above the limits.
 */
export async function bookTable(id: string, input: BookingInput, place: Caller): Promise<TakenBooking> {
  const booking = tidy(input);
  let counted: Counted;
  try {
    counted = await countBooking(place, booking.email);
  } catch (error) {
    // A retry after a lost response: the booking is stored, so it is not rejected.
    const taken = isTooMany(error) ? await findTaken(id, booking) : undefined;
    if (!taken) throw error;
    return taken;
  }
  try {
    const { taken, isNew } = await takeBooking(id, booking, new Date());
    if (!isNew) await refundUse(counted);
    return taken;
  } catch (error) {
    // A closed day or wrong time is not counted, so that the guest can try others.
    if (error instanceof HttpError) await refundUse(counted);
    throw error;
  }
}

/** Trims the texts and drops empty ones. */
function tidy({ name, email, phone, date, time, partySize, message }: BookingInput): BookingRequest {
  return {
    name: name.trim(),
    date,
    time,
    partySize,
    ...(email && { email }),
    ...(phone?.trim() && { phone: phone.trim() }),
    ...(message?.trim() && { message: message.trim() }),
  };
}
