import type { Place } from '../limits/caller-place.ts';
import type { Limit } from '../limits/counters.ts';
import { mailboxKey } from './mailbox-key.ts';

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/** Guests do not queue behind each other on the evening everybody hears of the Christmas menu. */
const shards = 4;

/** How often tables are booked online. Whoever is refused is asked to ring. */
export const BookingLimits = {
  /** A family may book twice, a robot not a hundred times. */
  perAddress: { most: 10, windowMs: hourMs },
  /** Twenty families' worth: behind Hosting many guests come through one server of its edge. */
  perHop: { most: 200, windowMs: dayMs, shards },
  /** Nobody's mailbox is filled by others who type its address. */
  perGuest: { most: 10, windowMs: dayMs },
  /** A full house of a small restaurant in one hour: more is not guests. */
  perHour: { most: 60, windowMs: hourMs, shards },
  /** A busy week's requests in one day. */
  perDay: { most: 300, windowMs: dayMs, shards },
} as const;

/** How many mails go to guests: what any mail provider lets a small sender send, and room for a busy day. */
export const GuestMailLimits = {
  /** The requests of an hour, and as many decisions about them. */
  perHour: { most: 120, windowMs: hourMs, shards },
  /** Below the daily allowance of common mailboxes (500), with room left for what staff write. */
  perDay: { most: 400, windowMs: dayMs, shards },
} as const;

/** What one booking from that place, with a mail to that guest, is counted by. */
export function bookingLimits({ address, via }: Place, email: string | undefined): Limit[] {
  const limits: Limit[] = allBookingsLimits();
  if (address) limits.push({ ...BookingLimits.perAddress, key: `booking from ${address}` });
  if (via && via !== address) limits.push({ ...BookingLimits.perHop, key: `booking by way of ${via}` });
  if (email)
    limits.push({ ...BookingLimits.perGuest, key: `booking for ${mailboxKey(email)}` }, ...guestMailLimits());
  return limits;
}

/** What all bookings together are counted by, whoever sends them and whatever they claim. */
export function allBookingsLimits(): Limit[] {
  return [
    { ...BookingLimits.perHour, key: 'bookings of an hour' },
    { ...BookingLimits.perDay, key: 'bookings of a day' },
  ];
}

/** What all mails to guests are counted by. */
export function guestMailLimits(): Limit[] {
  return [
    { ...GuestMailLimits.perHour, key: 'mails to guests of an hour' },
    { ...GuestMailLimits.perDay, key: 'mails to guests of a day' },
  ];
}
