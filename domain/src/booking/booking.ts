import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { choice, dateTime, email, flag, line, number, stamps, text } from '../record/field.ts';
import type { RecordOf, ValuesOf } from '../record/field.ts';

/** A guest's request for a table, made in the venue's own reservation widget. */
export const bookingRequest = {
  name: line('Name', { max: Limits.name, missing: messages.bookingNameMissing }),
  /** At least one of email and phone is there; the other may be empty. */
  email: email('Email', { optional: true }),
  phone: line('Phone', { optional: true, max: Limits.name }),
  /** Day on the venue's calendar, YYYY-MM-DD. */
  date: line('Date', { missing: messages.bookingDateInvalid }),
  /** Time on the venue's clock, HH:mm. */
  time: line('Time', { missing: messages.bookingTimeInvalid }),
  /** From 1 to `venue.booking.maxPartySize`. */
  partySize: number('Party size', { missing: messages.bookingPartySize }),
  message: text('Message', { optional: true, max: Limits.bookingMessage }),
};

export type BookingRequest = ValuesOf<typeof bookingRequest>;

/** What becomes of a request: until somebody of the house has decided, it is requested. */
const stateNames = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Cancelled',
} as const;

export type BookingState = keyof typeof stateNames;

export const bookingStates = Object.keys(stateNames) as BookingState[];

/** A request as it is stored, with what the house made of it. */
export const booking = {
  ...bookingRequest,
  /** The opening hours of that day could not be read when it was taken. */
  needsConfirmation: flag(''),
  createdAt: stamps.createdAt,
  /** Missing until somebody has decided. */
  state: choice('', stateNames, { optional: true }),
  /** Name of whoever decided last, and when. */
  decidedByName: line('', { optional: true }),
  decidedAt: dateTime('', { optional: true }),
};

export type Booking = RecordOf<typeof booking>;

/** What a booking of each state may become; a decision can be taken back as long as the guest can still come. */
const steps: Record<BookingState, readonly BookingState[]> = {
  requested: ['confirmed', 'declined'],
  confirmed: ['cancelled'],
  declined: ['confirmed'],
  cancelled: ['confirmed'],
};

/** The state of a stored booking. */
export function bookingStateOf({ state }: Pick<Booking, 'state'>): BookingState {
  return bookingStates.find((each) => each === state) ?? 'requested';
}

/** What a booking may become next. */
export function nextBookingStates(booking: Pick<Booking, 'state'>): readonly BookingState[] {
  return steps[bookingStateOf(booking)];
}

/** Whether the guests are expected: neither declined nor cancelled. */
export function isExpected(booking: Pick<Booking, 'state'>): boolean {
  return ['requested', 'confirmed'].includes(bookingStateOf(booking));
}
