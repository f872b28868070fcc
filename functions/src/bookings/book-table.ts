import type { BookingRequest } from '@venue/domain';
import type { BookingInput } from '@venue/domain/schemas';
import { HttpError, isTooMany } from '../api/http/http-error.ts';
import type { Place } from '../limits/caller-place.ts';
import { giveBack, type Counted } from '../limits/limiter.ts';
import { countBooking } from './count-booking.ts';
import { findTaken, takeBooking, type TakenBooking } from './take-booking.ts';

/**
 * Counts and takes a booking. The same id twice is one booking, and counted once; nor is one counted that is
 * refused. 400 outside the restaurant's hours, 409 when the id was used for another booking, 429 past the limits.
 */
export async function bookTable(id: string, input: BookingInput, place: Place): Promise<TakenBooking> {
  const booking = tidy(input);
  let counted: Counted;
  try {
    counted = await countBooking(place, booking.email);
  } catch (error) {
    // Whoever sends again what was taken, because the answer got lost, must not read that it was not.
    const taken = isTooMany(error) ? await findTaken(id, booking) : undefined;
    if (!taken) throw error;
    return taken;
  }
  try {
    const { taken, isNew } = await takeBooking(id, booking, new Date());
    if (!isNew) await giveBack(counted);
    return taken;
  } catch (error) {
    // A closed day or a wrong time is no booking: the guest may go on looking.
    if (error instanceof HttpError) await giveBack(counted);
    throw error;
  }
}

/** Empty strings and white space around the texts are not kept. */
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
