import type { MailOfBooking } from '@venue/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import type { MailDocument } from '../mail/outbox.ts';

/**
 * A mail of a booking as it lies in `mail/{id}`: it names its booking, so that staff see beside the booking
 * what became of it, and goes when the booking goes.
 */
export function mailOfBooking(
  mail: MailDocument,
  booking: MailOfBooking,
  { createdAt, expiresAt }: { createdAt: Timestamp; expiresAt?: Timestamp | undefined },
) {
  return { ...mail, booking, createdAt, ...(expiresAt && { expiresAt }) };
}
