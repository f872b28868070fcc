import type { BookingState } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';

/** What staff can decide about a booking. */
export type Decision = Exclude<BookingState, 'requested'>;

/** Stores a decision; `isMailed` says whether the guest gets an email. @throws ApiError */
export function decideBooking(id: string, state: Decision): Promise<{ isMailed: boolean }> {
  return officeApi({ method: 'PUT', path: `/bookings/${id}`, body: { state } });
}
