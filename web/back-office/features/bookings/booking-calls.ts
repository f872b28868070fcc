import type { BookingState } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';

/** What staff can decide about a booking. */
export type Decision = Exclude<BookingState, 'requested'>;

/** What came of a decision. */
export type Decided = {
  state: Decision;
  /** The guest gets an email. */
  isMailed: boolean;
  /** Somebody had decided it so before; the guest was told then. */
  wasDecided: boolean;
  /** Who decided it; may be empty. */
  decidedByName: string;
};

/** Stores a decision. @throws ApiError */
export function decideBooking(id: string, state: Decision): Promise<Decided> {
  return officeApi({ method: 'PUT', path: `/bookings/${id}`, body: { state } });
}
