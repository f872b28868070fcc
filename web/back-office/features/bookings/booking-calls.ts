import type { Booking, BookingDecision } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';

/** What staff can decide about a booking. */
export type Decision = BookingDecision;

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

/**
 * Stores a decision about a booking as it was seen.
 * @throws ApiError a conflict if somebody has decided since
 */
export function decideBooking(seen: Pick<Booking, '_id' | 'updatedAt'>, state: Decision): Promise<Decided> {
  const { _id, updatedAt } = seen;
  return officeApi({ method: 'PUT', path: `/bookings/${_id}`, body: { state, updatedAt } });
}
