import { messages, type OpeningHours } from '@venue/domain';
import type { BookingProblem, FieldProblem, TypedBooking } from './booking-form.ts';

/** The response to POST /bookings. */
export type TakenBooking = {
  date: string;
  time: string;
  partySize: number;
  /** An email to the guest is on its way. */
  isMailed: boolean;
};

/** Request timeout. Sending again is safe, because the request carries its own id. */
const timeoutMs = 30_000;

/** Sends the booking. Never throws: a failure is returned as a problem to show. */
export async function sendBooking(
  booking: TypedBooking & { requestId: string },
): Promise<{ taken: TakenBooking } | { problem: BookingProblem }> {
  if (!navigator.onLine) return { problem: { msg: messages.bookingOffline, offerCall: 'also' } };
  try {
    const response = await fetch('/api/bookings', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(booking),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await readJson(response);
    if (response.ok) return { taken: body as TakenBooking };
    const { msg, errors } = body as { msg?: string; errors?: FieldProblem[] };
    if (response.status === 429) return { problem: { msg: messages.bookingsPaused, offerCall: 'instead' } };
    const isIdTaken = response.status === 409;
    return { problem: { msg: msg ?? messages.serverFailed, errors, offerCall: 'also', isIdTaken } };
  } catch (error) {
    console.warn('The booking could not be sent:', error);
    return { problem: { msg: messages.bookingNotSent, offerCall: 'also' } };
  }
}

/**
 * The opening hours; undefined when they cannot be loaded.
 * @param cache 'reload' passes the browser's cache, which keeps them for some seconds
 */
export async function fetchOpeningHours(cache: RequestCache = 'default'): Promise<OpeningHours | undefined> {
  try {
    const response = await fetch('/api/openingHours/getAll', {
      cache,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return undefined;
    const [hours] = (await response.json()) as OpeningHours[];
    return hours;
  } catch (error) {
    console.info('The opening hours could not be loaded:', error);
    return undefined;
  }
}

/** Reads the body; an empty object when it is not JSON, as in the HTML error pages of proxies. */
async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => ({}));
}
