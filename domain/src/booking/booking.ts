import { ContentLimits } from '../limits.ts';
import { bookStateNames, bookStates, type BookState } from './book-states.ts';
import { formatLongDate, fromLocalInput } from '../time/dates.ts';
import { nightOf } from '../time/night.ts';
import * as messages from '../messages.ts';
import { choice, dateTime, email, flag, group, line, list, number, stamps, text } from '../record/field.ts';
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
  /** For the kitchen. Deleted 30 days after the evening. */
  allergies: text('Allergies', { optional: true, max: ContentLimits.bookingAllergies }),
};

export type BookingRequest = ValuesOf<typeof bookingRequest>;

/** How a booking came in. */
export const bookingSourceNames = {
  web: 'Online',
  phone: 'Telephone',
  walkIn: 'Walk-in',
  waitlist: 'Waiting list',
} as const;

export type BookingSource = keyof typeof bookingSourceNames;

/** The minutes late that a guest can say. */
export const lateChoices = [0, 10, 20, 30] as const;

/** What the emails to a guest are about: a state, or news of the booking. */
export const guestMailNames = {
  requested: 'Request received',
  confirmed: 'Confirmed',
  moved: 'Moved',
  declined: 'Declined',
  cancelled: 'Cancelled',
  eveningCancelled: 'Evening cancelled',
  reminder: 'Reminder',
  gig: 'Gig',
} as const;

export type GuestMail = keyof typeof guestMailNames;

/** What became of an email to a guest, for hosts, who cannot read emails. */
const mailFate = choice(
  '',
  { waiting: 'On its way', sent: 'Sent', stored: 'Not sent', failed: 'Not sent' },
  {
    optional: true,
  },
);

/** A stored booking: the request, and what became of it. */
export const booking = {
  ...bookingRequest,
  /** Missing for a walk-in who gave none. */
  name: line('Name', { max: ContentLimits.name }),
  /** The evening, YYYY-MM-DD, that it belongs to, from 05:00 to 05:00. Missing in older bookings. */
  evening: line('', { optional: true }),
  /** Minutes that the party stays, by the rules when it booked. */
  turnMinutes: number('', { optional: true }),
  /** Labels of its tables; none while no tables are declared. */
  tables: list('', line(''), { optional: true }),
  /** A person chose the tables. */
  isTableChosen: flag('', { optional: true }),
  /** What staff note, which the guest never reads. */
  note: text('', { optional: true }),
  /** Missing in older bookings, which came from the web. */
  source: choice('', bookingSourceNames, { optional: true }),
  arrivedAt: dateTime('', { optional: true }),
  leftAt: dateTime('', { optional: true }),
  /** Minutes that the guest comes later. */
  lateMinutes: number('', { optional: true }),
  /** When the guest said, asked by a reminder, that they are still coming. */
  comingAt: dateTime('', { optional: true }),
  /** Why a person should look: the form was filled in by a program, or its guest has several tables. */
  flag: choice('', { robot: 'Perhaps a robot', many: 'Several tables' }, { optional: true }),
  /** What became of each email to the guest. */
  mails: group(
    '',
    {
      ...{ requested: mailFate, confirmed: mailFate, moved: mailFate, declined: mailFate },
      ...{ cancelled: mailFate, eveningCancelled: mailFate, reminder: mailFate, gig: mailFate },
    },
    { optional: true },
  ),
  /** The last changes, the newest last. */
  changes: list('', { at: dateTime(''), byName: line(''), what: line('') }, { optional: true }),
  /** In older bookings: the opening hours of that day could not be read when the request came in. */
  needsConfirmation: flag(''),
  createdAt: stamps.createdAt,
  updatedAt: stamps.updatedAt,
  /** Missing until a decision. */
  state: choice('', bookStateNames, { optional: true }),
  /** Name of the last person to decide, and when. */
  decidedByName: line('', { optional: true }),
  decidedAt: dateTime('', { optional: true }),
};

export type Booking = RecordOf<typeof booking>;

/** A decision that the guest is told of. */
export type BookingDecision = Extract<BookState, 'confirmed' | 'declined' | 'cancelled'>;

/** The decisions that the list of requests offers. One can be reversed while the guest can still come. */
const steps: Partial<Record<BookState, readonly BookingDecision[]>> = {
  requested: ['confirmed', 'declined'],
  confirmed: ['cancelled'],
  declined: ['confirmed'],
  cancelled: ['confirmed'],
};

/** The state of a stored booking. */
export function bookingStateOf({ state }: Pick<Booking, 'state'>): BookState {
  return bookStates.find((each) => each === state) ?? 'requested';
}

/** The decisions that a booking may get next. */
export function nextBookingStates(booking: Pick<Booking, 'state'>): readonly BookingDecision[] {
  return steps[bookingStateOf(booking)] ?? [];
}

/** Whether the guests are expected, or here. */
export function isExpected(booking: Pick<Booking, 'state'>): boolean {
  return ['requested', 'confirmed', 'arrived'].includes(bookingStateOf(booking));
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
