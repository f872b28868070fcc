import type { BookingState } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';

/** What the house can decide about a booking. */
export type Decision = Exclude<BookingState, 'requested'>;

/** Stores a decision; `isMailed` says whether the guest is told by mail. @throws ApiError */
export function decideBooking(id: string, state: Decision): Promise<{ isMailed: boolean }> {
  return officeApi({ method: 'PUT', path: `/bookings/${id}`, body: { state } });
}
