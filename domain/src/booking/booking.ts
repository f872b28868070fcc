import { ContentLimits } from '../limits.ts';
import { formatLongDate, fromLocalInput } from '../time/dates.ts';
import { nightOf } from '../time/night.ts';
import * as messages from '../messages.ts';
import { choice, dateTime, email, flag, line, list, number, stamps, text } from '../record/field.ts';
import type { RecordOf, ValuesOf } from '../record/field.ts';

/** A guest's request for a table, sent by the venue's own reservation widget. */
export const bookingRequest = {
  name: line('Name', { max: ContentLimits.name, requiredMessage: messages.bookingNameMissing }),
  /** At least one of email and phone is required; the other may be empty. */
  email: email('Email', { optional: true }),
  phone: line('Phone', { optional: true, max: ContentLimits.name }),
  /** Day on the venue's calendar, YYYY-MM-DD. */
  date: line('Date', { requiredMessage: messages.bookingDateInvalid }),
  /** Time on the venue's clock, HH:mm. */
  time: line('Time', { requiredMessage: messages.bookingTimeInvalid }),
  /** From 1. The booking rules say how many can book online. */
  partySize: number('Party size', { requiredMessage: messages.bookingPartySize }),
  message: text('Message', { optional: true, max: ContentLimits.bookingMessage }),
};

export type BookingRequest = ValuesOf<typeof bookingRequest>;

/** The states of a booking. It stays "requested" until a member of staff decides. */
export const bookingStateNames = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Cancelled',
} as const;

export type BookingState = keyof typeof bookingStateNames;

export const bookingStates = Object.keys(bookingStateNames) as BookingState[];

/** A stored booking: the request and the staff's decision. */
export const booking = {
  ...bookingRequest,
  /** The evening, YYYY-MM-DD, that it belongs to, from 05:00 to 05:00. Missing in older bookings. */
  evening: line('', { optional: true }),
  /** Minutes that the party stays, by the rules when it booked. */
  turnMinutes: number('', { optional: true }),
  /** Labels of its tables; none while no tables are declared. */
  tables: list('', line(''), { optional: true }),
  /** In older bookings: the opening hours of that day could not be read when the request came in. */
  needsConfirmation: flag(''),
  createdAt: stamps.createdAt,
  updatedAt: stamps.updatedAt,
  /** Missing until a decision. */
  state: choice('', bookingStateNames, { optional: true }),
  /** Name of the last person to decide, and when. */
  decidedByName: line('', { optional: true }),
  decidedAt: dateTime('', { optional: true }),
};

export type Booking = RecordOf<typeof booking>;

/** The states that may follow each state. A decision can be reversed while the guest can still come. */
const steps: Record<BookingState, readonly BookingState[]> = {
  requested: ['confirmed', 'declined'],
  confirmed: ['cancelled'],
  declined: ['confirmed'],
  cancelled: ['confirmed'],
};

/** Whether a guest who was told that there is no table is to be told the contrary: for somebody who knows of the first. */
export function isReversal(booking: Pick<Booking, 'state'>, next: BookingState): boolean {
  return next === 'confirmed' && !isExpected(booking);
}

/** The state of a stored booking. */
export function bookingStateOf({ state }: Pick<Booking, 'state'>): BookingState {
  return bookingStates.find((each) => each === state) ?? 'requested';
}

/** The states that a booking may take next. */
export function nextBookingStates(booking: Pick<Booking, 'state'>): readonly BookingState[] {
  return steps[bookingStateOf(booking)];
}

/** Whether the guests are expected: neither declined nor cancelled. */
export function isExpected(booking: Pick<Booking, 'state'>): boolean {
  return ['requested', 'confirmed'].includes(bookingStateOf(booking));
}

/** The start of a booking. */
export function bookingStart({ date, time }: Pick<Booking, 'date' | 'time'>): Date {
  return fromLocalInput(`${date}T${time}`);
}

/**
 * "Friday, November 20, 2026 at 19:30": day and time of a booking, in the 24-hour style of the opening hours.
 */
export function bookingWhen({ date, time }: Pick<Booking, 'date' | 'time'>): string {
  return `${formatLongDate(fromLocalInput(`${date}T12:00`))} at ${time}`;
}

/** Whether a request waits for an answer: nobody has decided, and its time is still to come. */
export function isWaiting(booking: Pick<Booking, 'state' | 'date' | 'time'>, now: Date): boolean {
  return bookingStateOf(booking) === 'requested' && bookingStart(booking) > now;
}

/** Whether a table is for tonight. One at half past midnight is for the night before. */
export function isForTonight(booking: Pick<Booking, 'date' | 'time'>, now: Date): boolean {
  return nightOf(bookingStart(booking)) === nightOf(now);
}
