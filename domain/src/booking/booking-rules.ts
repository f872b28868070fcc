import { venue } from '../../../venue.config.ts';
import * as messages from '../messages.ts';
import { flag, inSection, line, list, number, stamps, type RecordOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';
import { bookableArea, lastTableBefore } from './booking-time.ts';

/** Bounds of the booking rules, each with its reason. */
export const BookingRuleBounds = {
  /** Minutes of a slot: divisors of an hour, so that slots begin at the same minutes of each. */
  slotMinutes: [15, 30, 60],
  /** Seats, covers and parties: more than any house has. */
  covers: 10_000,
  /** Guests in one party, or at one table or join. */
  party: 999,
  /** Minutes of a turn: a drink takes 15, a wedding ten hours. */
  turnMinutes: [15, 600],
  turns: 20,
  /** Minutes before closing that the last table is given out: a day has no more. */
  lastBookingMinutes: 24 * 60,
  /** Minutes that a guest has to book ahead: 30 days. */
  leadMinutes: 30 * 24 * 60,
  /** Days ahead: two years. The evenings of this period are verified each night. */
  daysAhead: 730,
  tables: 100,
  joins: 200,
  closures: 200,
  /** Characters of a table's label or room: the row of an evening has no room for more. */
  label: 20,
  /** Minutes that an offer to somebody waiting holds its seats. */
  holdMinutes: [1, 240],
  /** Hours before its start that a guest is reminded of a booking: a week. */
  reminder: 7 * 24,
} as const;

/** How long a party stays. Parties above the last `upTo` stay as long as those of the last. */
const turn = {
  upTo: number('Parties up to', { requiredMessage: messages.notNumber }),
  minutes: number('Minutes', { requiredMessage: messages.notNumber }),
};

/** When bookings are not taken: for some seats, for some tables, or for the whole house if it names neither. */
const bookingClosure = {
  /** The evening, YYYY-MM-DD, that runs until 05:00. */
  date: line('Evening (YYYY-MM-DD)', { requiredMessage: messages.specialDayMissing }),
  /** On the venue's clock, HH:mm. Before 05:00 it is in the small hours of the same evening. */
  from: line('From (HH:mm)', {
    requiredMessage: messages.bookingTimeInvalid,
    hint: '05:00 to 05:00 is the whole evening.',
  }),
  /** As late as `from` or earlier, it is past midnight. */
  to: line('Until (HH:mm)', { requiredMessage: messages.bookingTimeInvalid }),
  seats: number('Seats', {
    optional: true,
    hint: 'Only some seats, if you count seats. Neither seats nor tables: the whole house.',
  }),
  tables: list('Only these tables', line('Table', { max: BookingRuleBounds.label }), {
    optional: true,
    hint: 'One label a line.',
    max: BookingRuleBounds.tables,
  }),
  reason: line('Reason', { max: 120 }),
  /** Guests read the reason. */
  isPublic: flag('Guests read the reason'),
};

const table = {
  label: line('Label', { requiredMessage: messages.tableLabelMissing, max: BookingRuleBounds.label }),
  /** The smallest and the largest party that sits at it. */
  from: number('Smallest party', { requiredMessage: messages.notNumber }),
  to: number('Largest party', { requiredMessage: messages.notNumber }),
  /** Guests can book it themselves. */
  isOnline: flag('Guests can book it', { default: true }),
  room: line('Room', { max: BookingRuleBounds.label }),
};

/** Tables that are put together for a larger party, with a capacity of their own. */
const join = {
  tables: list('Tables', line('Table', { max: BookingRuleBounds.label }), {
    hint: 'One label a line.',
    requiredMessage: messages.joinTooSmall,
    max: BookingRuleBounds.tables,
  }),
  from: number('Smallest party', { requiredMessage: messages.notNumber }),
  to: number('Largest party', { requiredMessage: messages.notNumber }),
};

/**
 * The rules of booking: one record, `bookingRules/main`, that staff read. A limit that is null is no limit.
 */
export const bookingRules = {
  ...inSection('rules', 'When tables are given out', {
    area: line('Area', {
      requiredMessage: messages.areaMissing,
      hint: 'The area of the opening hours in whose hours guests book.',
    }),
    slotMinutes: number('Minutes between two times', { hint: '15, 30 or 60.' }),
    lastBookingMinutes: number('Minutes between the last table and closing'),
    /** Minutes that guests have to book ahead. */
    leadMinutes: number('Minutes that guests book ahead, at least'),
    daysAhead: number('Days that guests can book ahead'),
    turnMinutes: list('Stay', turn, { requiredMessage: messages.turnsMissing, max: BookingRuleBounds.turns }),
  }),
  ...inSection('rules', 'How many guests', {
    /** Seats, if no tables are declared. */
    seats: number('Seats', {
      nullable: true,
      hint: 'Guests who can sit at the same time. Empty: no limit. If you list tables below, they count instead.',
    }),
    /** Seats that guests cannot book online. */
    keepForWalkIns: number('Seats kept for walk-ins', { hint: 'Guests cannot book these online. You can.' }),
    /** Pacing: guests, and parties, that arrive within a slot. */
    coversPerSlot: number('Guests arriving at one time', { nullable: true, hint: 'Empty: no limit.' }),
    partiesPerSlot: number('Parties arriving at one time', { nullable: true, hint: 'Empty: no limit.' }),
    /** Guests of one service: lunch, dinner. */
    coversPerService: number('Guests in one service', { nullable: true, hint: 'Empty: no limit.' }),
  }),
  ...inSection('rules', 'Who books online', {
    /** The largest party that books online; larger ones are asked to ring. */
    maxParty: number('Largest party online', { hint: 'Larger ones are asked to ring.' }),
    /** The largest party that is confirmed at once; 0 if a person decides about each. */
    confirmUpTo: number('Confirmed at once up to', {
      hint: 'Larger parties wait for your answer. 0: all of them do.',
    }),
    /** Hours before its start that a guest is reminded; 0 for no reminder. */
    reminder: number('Hours before a reminder', {
      hint: 'An email that asks whether they are still coming, never at night. 0: none.',
    }),
    /** Minutes that an offer to somebody waiting holds its seats. */
    holdMinutes: number('', {}),
  }),
  ...inSection('rules', 'Tables', {
    tables: list('Table', table, { max: BookingRuleBounds.tables, separator: ' · ' }),
    joins: list('Tables put together', join, { max: BookingRuleBounds.joins, separator: ' · ' }),
  }),
  ...inSection('rules', 'Closed for bookings', {
    closures: list('Closure', bookingClosure, { max: BookingRuleBounds.closures, separator: ' · ' }),
  }),
  updatedAt: stamps.updatedAt,
};

export type BookingRules = RecordOf<typeof bookingRules>;

/** Defaults until rules are stored: every time within the hours is free, and a person decides about each request. */
const defaults = {
  area: bookableArea,
  slotMinutes: 15,
  turnMinutes: [
    { upTo: 2, minutes: 90 },
    { upTo: 4, minutes: 105 },
    { upTo: 99, minutes: 120 },
  ],
  maxParty: venue.booking.maxPartySize,
  lastBookingMinutes: lastTableBefore,
  daysAhead: 365,
  holdMinutes: 60,
};

/** A table can be booked online unless the rules say otherwise. */
const tableDefaults = { isOnline: true };

/** Reads stored rules; missing ones get their default. */
export function readBookingRules(data: object = {}): BookingRules {
  const { tables, ...others } = data as { tables?: unknown };
  return readRecord(bookingRules, 'main', {
    ...defaults,
    ...withoutMissing(others),
    tables: Array.isArray(tables)
      ? tables.map((each) => ({ ...tableDefaults, ...withoutMissing(each) }))
      : [],
  });
}

function withoutMissing(values: unknown): object {
  const given = typeof values === 'object' && values !== null ? values : {};
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Minutes that a party stays. */
export function turnOf(
  { turnMinutes }: { turnMinutes: readonly { upTo: number; minutes: number }[] },
  party: number,
): number {
  return (turnMinutes.find(({ upTo }) => party <= upTo) ?? turnMinutes.at(-1))?.minutes ?? 0;
}
