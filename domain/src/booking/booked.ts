import { choice, dateTime, flag, group, line, list, number, text, type RecordOf } from '../record/field.ts';
import { bookStateNames } from './book-states.ts';
import { booking } from './booking.ts';

/** How a booking came in. */
export const bookingSourceNames = {
  web: 'Online',
  phone: 'Telephone',
  walkIn: 'Walk-in',
  waitlist: 'Waiting list',
} as const;

const mailFate = choice(
  '',
  { waiting: 'On its way', sent: 'Sent', stored: 'Not sent', failed: 'Not sent' },
  { optional: true },
);

/** A booking as the book has it: the guest's request, and what the house has noted since. */
export const booked = {
  ...booking,
  state: choice('', bookStateNames, { optional: true }),
  source: choice('', bookingSourceNames, { optional: true }),
  /** For the kitchen. */
  allergies: text('', { optional: true }),
  /** The house's own; guests never read it. */
  note: text('', { optional: true }),
  /** A person chose the tables. */
  isTableChosen: flag('', { optional: true }),
  arrivedAt: dateTime('', { optional: true }),
  leftAt: dateTime('', { optional: true }),
  /** The guests have said that they will be late by so many minutes. */
  lateMinutes: number('', { optional: true }),
  /** The guests have said that they are still coming. */
  comingAt: dateTime('', { optional: true }),
  /** What became of each email to the guest. */
  mails: group(
    '',
    { requested: mailFate, confirmed: mailFate, moved: mailFate, declined: mailFate, cancelled: mailFate },
    { optional: true },
  ),
  /** The last changes, the latest last. */
  changes: list('', { at: dateTime(''), byName: line(''), what: line('') }, { optional: true }),
};

export type Booked = RecordOf<typeof booked>;
