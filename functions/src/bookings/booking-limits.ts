import type { Caller } from '../limits/caller-place.ts';
import type { Limit } from '../limits/counters.ts';
import { mailboxKey } from './mailbox-key.ts';

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/** Spreads the shared counters, so that guests do not wait for each other on a busy evening. */
const shards = 4;

/** Limits on online bookings. Guests above a limit are asked to ring. */
export const BookingLimits = {
  /** Enough for a family, too few for a robot. */
  perAddress: { most: 10, windowMs: hourMs },
  /** Twenty families: many guests share one server of Hosting's edge. */
  perHop: { most: 200, windowMs: dayMs, shards },
  /** Protects a mailbox from others who type its address. */
  perGuest: { most: 10, windowMs: dayMs },
  /** A full house of a small restaurant in one hour: more are not guests. */
  perHour: { most: 60, windowMs: hourMs, shards },
  /** A busy week's requests in one day. */
  perDay: { most: 300, windowMs: dayMs, shards },
} as const;

/** Limits on emails to guests: within the allowance of a small mailbox, with room for a busy day. */
export const GuestMailLimits = {
  /** The requests of an hour and as many decisions. */
  perHour: { most: 120, windowMs: hourMs, shards },
  /** Below the daily allowance of common mailboxes (500), with room for emails that staff write. */
  perDay: { most: 400, windowMs: dayMs, shards },
} as const;

/** What a stranger can cause in a mailbox whose address anybody may type: one email an hour, three a day. */
export function strangerMailLimits(email: string): Limit[] {
  const mailbox = mailboxKey(email);
  return [
    { most: 1, windowMs: hourMs, key: `mail of an hour to ${mailbox}` },
    { most: 3, windowMs: dayMs, key: `mail of a day to ${mailbox}` },
  ];
}

/** Forms with the hidden field filled in that hold seats, from one place; a person looks at all of them. */
export function robotLimits({ address = 'anywhere' }: Caller): Limit[] {
  return [{ most: 2, windowMs: hourMs, key: `robots from ${address}` }];
}

/** The limits of one booking from a place, with an email to its guest. */
export function bookingLimits({ address, via }: Caller, email: string | undefined): Limit[] {
  const limits: Limit[] = allBookingsLimits();
  if (address) limits.push({ ...BookingLimits.perAddress, key: `booking from ${address}` });
  if (via && via !== address) limits.push({ ...BookingLimits.perHop, key: `booking by way of ${via}` });
  if (email)
    limits.push({ ...BookingLimits.perGuest, key: `booking for ${mailboxKey(email)}` }, ...guestMailLimits());
  return limits;
}

/** The limits of all bookings together, whoever sends them. */
export function allBookingsLimits(): Limit[] {
  return [
    { ...BookingLimits.perHour, key: 'bookings of an hour' },
    { ...BookingLimits.perDay, key: 'bookings of a day' },
  ];
}

/** The limits of all emails to guests. */
export function guestMailLimits(): Limit[] {
  return [
    { ...GuestMailLimits.perHour, key: 'mails to guests of an hour' },
    { ...GuestMailLimits.perDay, key: 'mails to guests of a day' },
  ];
}
