import { isTooMany, HttpError, errorMessages } from '../api/http/http-error.ts';
import { countUse, giveBack, type Counted } from '../limits/limiter.ts';
import type { Place } from '../limits/caller-place.ts';
import { bookingLimits, guestMailLimits } from './booking-limits.ts';

/**
 * Counts a booking before it is taken. 429 that asks to ring when one of the limits is reached,
 * 503 when the crowd is too large to count.
 */
export async function countBooking(place: Place, email: string | undefined): Promise<Counted> {
  try {
    return await countUse(bookingLimits(place, email));
  } catch (error) {
    if (!isTooMany(error)) throw error;
    throw new HttpError(429, errorMessages.bookingsPaused, { retryAfter: error.retryAfter ?? 0 });
  }
}

/**
 * Runs what mails a guest, unless as many mails as may go to guests have gone: then `run` does without one. The
 * mail is not counted if none was needed.
 */
export async function withGuestMail<Result extends { isMailed: boolean }>(
  run: (mayMail: boolean) => Promise<Result>,
): Promise<Result> {
  const counted = await countUse(guestMailLimits()).catch((error: unknown) => {
    if (isTooMany(error)) return undefined;
    throw error;
  });
  let isMailed = false;
  try {
    const result = await run(counted !== undefined);
    isMailed = result.isMailed;
    return result;
  } finally {
    if (counted && !isMailed) await giveBack(counted);
  }
}
