import { createHmac, timingSafeEqual } from 'node:crypto';
import { limitsKey } from '../limits/limits-key.ts';

/** Bytes of a key: 128 bits cannot be guessed, so wrong ones need no counting. */
const keyBytes = 16;

/**
 * The key of a booking's link, `/booking/{id}#key`. It is derived from the secret of this installation and kept
 * nowhere: emails are stored without it.
 * @param linkVersion moves when the guest's address does, which ends earlier links
 */
export function guestKey(id: string, linkVersion = 0): string {
  const secret = createHmac('sha256', limitsKey()).update('links of bookings').digest();
  const digest = createHmac('sha256', secret).update(`${id}.${linkVersion}`).digest();
  return digest.subarray(0, keyBytes).toString('base64url');
}

/** Whether a key opens a booking; takes the same time for every wrong one. */
export function opensBooking(key: string, id: string, linkVersion = 0): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(guestKey(id, linkVersion))];
  return given.length === right.length && timingSafeEqual(given, right);
}
