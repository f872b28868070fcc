import { messages } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { isTooMany, HttpError } from '../requests/http-error.ts';
import { countUse, refundUse, type Counted } from '../limits/limiter.ts';
import type { Limit } from '../limits/counters.ts';
import type { Caller } from '../limits/caller-place.ts';
import { bookingLimits, guestMailLimits, robotLimits, strangerMailLimits } from './booking-limits.ts';

/**
 * Counts a booking before it is stored. Throws 429 with the phone number when a limit is reached, and 503 when
 * too many requests arrive at once to count.
 */
export async function countBooking(place: Caller, email: string | undefined): Promise<Counted> {
  try {
    return await countUse(bookingLimits(place, email));
  } catch (error) {
    if (!isTooMany(error)) throw error;
    const msg = `${messages.bookingsPaused} Please ring us on ${venue.phone.display}.`;
    throw new HttpError(429, msg, { retryAfter: error.retryAfter ?? 0 });
  }
}

/**
 * Counts an email that a stranger causes in this mailbox; undefined if it has had enough of them. The booking itself is
 * taken all the same.
 */
export async function countStrangerMail(email: string | undefined): Promise<Counted | undefined> {
  return email ? countIfWithin(strangerMailLimits(email)) : undefined;
}

/** Whether a booking that a robot seems to have made may hold seats. */
export async function mayHoldSeats(place: Caller): Promise<boolean> {
  return (await countIfWithin(robotLimits(place))) !== undefined;
}

async function countIfWithin(limits: Limit[]): Promise<Counted | undefined> {
  try {
    return await countUse(limits);
  } catch (error) {
    if (isTooMany(error)) return undefined;
    throw error;
  }
}

/** Counts so many emails to guests, all or none. Throws 429 when that would be more than the limits allow. */
export async function countGuestMails(count: number): Promise<Counted> {
  const counted: Counted = [];
  try {
    // One after the other: at once they would wait for each other's counters.
    while (counted.length < count * guestMailLimits().length)
      counted.push(...(await countUse(guestMailLimits())));
    return counted;
  } catch (error) {
    await refundUse(counted);
    if (!isTooMany(error)) throw error;
    const retryAfter = error.retryAfter ?? 0;
    throw new HttpError(429, messages.guestMailsPaused(count, retryAfter), { retryAfter });
  }
}

/**
 * Runs `run`, which may email a guest unless the limit of such emails is reached. An email that turns out not to
 * be needed is not counted, and where there can be none, nobody waits for the counters.
 */
export async function withGuestMail<Result extends { isMailed: boolean }>(
  canBeMailed: boolean,
  run: (mayMail: boolean) => Promise<Result>,
): Promise<Result> {
  const counted = canBeMailed ? await countIfWithin(guestMailLimits()) : undefined;
  let isMailed = false;
  try {
    const result = await run(counted !== undefined);
    isMailed = result.isMailed;
    return result;
  } finally {
    if (counted && !isMailed) await refundUse(counted);
  }
}
