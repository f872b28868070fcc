import type { Booking } from '@venue/domain';
import type { BookChange } from './change-store.ts';

/**
 * How long a change shows after it was sent if Firestore does not tell of it, in ms. It usually has before the answer
 * is there.
 */
const trustedFor = 5_000;

/** Bookings with the changes that were made here and that Firestore has not told of yet. */
export function withChanges(
  stored: readonly Booking[],
  changes: readonly BookChange[],
  now = Date.now(),
): Booking[] {
  const found = new Map(stored.map((booking) => [booking._id, booking]));
  const told = new Map(found);
  for (const change of changes) {
    const { id, shows, status } = change;
    if (status === 'failed' || isTold(change, told.get(id), now)) continue;
    const before = found.get(id);
    if (before) found.set(id, { ...before, ...shows });
    else if (shows._id === id) found.set(id, shows as Booking);
  }
  return [...found.values()];
}

/** Whether Firestore's state of a booking is from after the change. */
function isTold(
  { shows, status, seen, sentAt }: BookChange,
  stored: Booking | undefined,
  now: number,
): boolean {
  if (shows._id) return stored !== undefined;
  if (status !== 'sent') return false;
  if (sentAt !== undefined && now - sentAt > trustedFor) return true;
  return (stored?.updatedAt?.getTime() ?? 0) > (seen?.getTime() ?? 0);
}
