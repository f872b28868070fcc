import { messages, type OpeningHours } from '@venue/domain';
import type { BookingProblem, FieldProblem, TypedBooking } from './booking-form.ts';

/** What the server took (POST /bookings). */
export type TakenBooking = {
  date: string;
  time: string;
  partySize: number;
  needsConfirmation: boolean;
  /** An email to the guest is on its way. */
  isMailed: boolean;
};

/** Longest wait for an answer. Sending again is safe: the request carries its own id. */
const timeoutMs = 30_000;

/** Sends the request. Never throws: what goes wrong comes back as a problem to show. */
export async function sendBooking(
  booking: TypedBooking & { requestId: string },
): Promise<{ taken: TakenBooking } | { problem: BookingProblem }> {
  if (!navigator.onLine) return { problem: { msg: messages.bookingOffline, offerCall: 'also' } };
  try {
    const answer = await fetch('/api/bookings', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(booking),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await readJson(answer);
    if (answer.ok) return { taken: body as TakenBooking };
    const { msg, errors } = body as { msg?: string; errors?: FieldProblem[] };
    if (answer.status === 429) return { problem: { msg: messages.bookingsPaused, offerCall: 'instead' } };
    const isIdTaken = answer.status === 409;
    return { problem: { msg: msg ?? messages.serverFailed, errors, offerCall: 'also', isIdTaken } };
  } catch (error) {
    console.warn('The booking could not be sent:', error);
    return { problem: { msg: messages.bookingNotSent, offerCall: 'also' } };
  }
}

/** The opening hours, or undefined when they cannot be fetched. */
export async function fetchOpeningHours(): Promise<OpeningHours | undefined> {
  try {
    const answer = await fetch('/api/openingHours/getAll', { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) return undefined;
    const [hours] = (await answer.json()) as OpeningHours[];
    return hours;
  } catch (error) {
    console.info('The opening hours are not there to help:', error);
    return undefined;
  }
}

/** Hosting and proxies answer errors in HTML. */
async function readJson(answer: Response): Promise<unknown> {
  return answer.json().catch(() => ({}));
}
