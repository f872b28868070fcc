import { bookingStart, fromLocalInput, nextDay, toLocalInput, type BookingRules } from '@venue/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';

/** From when to when, on the venue's clock, nobody is reminded. */
const quiet = { from: '21:00', to: '09:00' };

/** A reminder has to leave this long before the table, in ms: later it helps nobody. */
const leastBeforeMs = 2 * 60 * 60 * 1_000;

/**
 * When a guest is reminded of a booking: so many hours before as the rules say, in quiet hours at nine in the morning;
 * undefined if there is no reminder, no address, or no time left for it.
 */
export function reminderTime(
  booking: { date: string; time: string; email?: string | undefined },
  { reminder }: Pick<BookingRules, 'reminder'>,
  now: Date,
): Date | undefined {
  if (reminder === 0 || !booking.email) return undefined;
  const start = bookingStart(booking);
  const due = outsideQuietHours(new Date(start.getTime() - reminder * 60 * 60 * 1_000));
  // Whoever books after that moment needs no reminder.
  return due > now && start.getTime() - due.getTime() >= leastBeforeMs ? due : undefined;
}

/** Whether nobody is reminded at a time, HH:mm. */
export function isQuiet(time: string): boolean {
  return time >= quiet.from || time < quiet.to;
}

function outsideQuietHours(moment: Date): Date {
  const [date = '', time = ''] = toLocalInput(moment).split('T');
  if (time >= quiet.from) return fromLocalInput(`${nextDay(date)}T${quiet.to}`);
  return time < quiet.to ? fromLocalInput(`${date}T${quiet.to}`) : moment;
}

/** The field of a stored booking that says when its guest is reminded. */
export function reminderOf(
  booking: { date: string; time: string; email?: string | undefined },
  rules: Pick<BookingRules, 'reminder'>,
  now: Date,
): { reminderAt: Timestamp | FieldValue } {
  const due = reminderTime(booking, rules, now);
  return { reminderAt: due ? Timestamp.fromDate(due) : FieldValue.delete() };
}
