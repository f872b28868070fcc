import type { BookingRules } from '../booking-rules.ts';

/** A table of the rules; it can be booked online unless `isOnline` is false. */
export type Table = { label: string; from: number; to: number; isOnline?: boolean; room?: string };

/** Tables that are put together for a larger party. */
export type Join = { tables: readonly string[]; from: number; to: number };

/** When some seats or some tables take no bookings; the whole house, if neither is given. */
export type BookingClosure = {
  date: string;
  from: string;
  to: string;
  seats?: number | null;
  tables?: readonly string[];
};

/** The booking rules, as far as they decide what is free. `BookingRules` are such. */
export type CapacityRules = Pick<
  BookingRules,
  | ('slotMinutes' | 'seats' | 'keepForWalkIns' | 'coversPerSlot' | 'partiesPerSlot' | 'coversPerService')
  | ('maxParty' | 'confirmUpTo' | 'lastBookingMinutes' | 'leadMinutes' | 'daysAhead')
> & {
  turnMinutes: readonly { upTo: number; minutes: number }[];
  closures: readonly BookingClosure[];
  tables: readonly Table[];
  joins: readonly Join[];
};

/** Guests book online; staff book for them, with every seat and table of the house. */
export type Who = 'guest' | 'staff';
