import { messages, type BookState, type DayTime } from '@venue/domain';
import type { BookingDraft } from './booking-draft.ts';
import type { BookingProblem, FieldProblem } from './booking-form.ts';

/** The response to POST /bookings. */
export type TakenBooking = {
  _id: string;
  date: string;
  time: string;
  partySize: number;
  state: BookState;
  /** An email to the guest is on its way. */
  isMailed: boolean;
  /** The key of the booking's page. */
  key?: string;
};

type Refusal = { msg?: string; errors?: FieldProblem[]; times?: DayTime[]; days?: DayTime[] };

/** Request timeout. Sending again is safe, because the request carries its own id. */
const timeoutMs = 30_000;

/**
 * Sends the booking. Never throws: a failure is returned as a problem to show.
 * @param note a wish that only a person can decide; it stands before the guest's own message
 */
export async function sendBooking(
  { evening: _, ...booking }: BookingDraft,
  note?: string,
): Promise<{ taken: TakenBooking } | { problem: BookingProblem }> {
  if (!navigator.onLine) return { problem: { msg: messages.bookingOffline, offerCall: 'also' } };
  try {
    const response = await fetch('/api/bookings', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...booking,
        ...(note && { message: [note, booking.message].filter(Boolean).join('. '), isRequest: true }),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await readJson(response);
    if (response.ok) return { taken: body as TakenBooking };
    const { msg, errors, times = [], days = [] } = body as Refusal;
    if (response.status === 429) return { problem: { msg: messages.bookingsPaused, offerCall: 'instead' } };
    const isIdTaken = response.status === 409;
    const others = { times, days };
    return { problem: { msg: msg ?? messages.serverFailed, errors, others, offerCall: 'also', isIdTaken } };
  } catch (error) {
    console.warn('The booking could not be sent:', error);
    return { problem: { msg: messages.bookingNotSent, offerCall: 'also' } };
  }
}

/** Reads the body; an empty object when it is not JSON, as in the HTML error pages of proxies. */
async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => ({}));
}
