import { booking, readRecord, type Booking, type DayTime, type Json, type Over } from '@venue/domain';
import { officeApi } from '../../../api/office-api.ts';
import type { ApiError } from '../../../api/api-error.ts';

/** What staff type for a guest who rings. */
export type NewBooking = DayTime &
  Pick<Booking, 'name' | 'partySize'> &
  Partial<Pick<Booking, 'phone' | 'email' | 'note' | 'allergies'>> & {
    /** Made here, so that the same press is one booking however often it is sent. */
    requestId: string;
    /** Takes it although a limit is exceeded. */
    force?: boolean;
  };

/** Why a time is not to be had, and which are. */
export type Refusal = { over?: Over; times?: DayTime[] };

/* The calls of the book that wait for their answer. All throw ApiError; a time that is taken is a conflict. */

/** Stores a booking that was made by telephone. */
export function addBooking(uid: string, input: NewBooking): Promise<unknown> {
  return officeApi({ method: 'POST', path: `/bookings/${uid}`, body: { ...input, source: 'phone' } });
}

/** The latest bookings of all days whose name, number or address fits the text, at most fifty. */
export async function searchBookings(text: string): Promise<Booking[]> {
  const found = await officeApi<Json<Booking>[]>({
    method: 'POST',
    path: '/bookings/search',
    body: { text },
  });
  return found.map((each) => readRecord(booking, each._id, each));
}

/** Cancels all that is expected of an evening, and tells each guest once in these words. */
export function cancelEvening(uid: string, date: string, text: string): Promise<CancelledEvening> {
  return officeApi({ method: 'POST', path: `/bookings/evening/${date}/cancel/${uid}`, body: { text } });
}

/** What became of a cancelled evening. */
export type CancelledEvening = { cancelled: number; mailed: number };

/** What the server said about a time that is taken. */
export function refusalOf({ details }: ApiError): Refusal {
  return details.facts ?? {};
}
