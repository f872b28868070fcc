import type { InferType } from 'yup';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import {
  basedOn,
  choiceSchema,
  emailAddressSchema,
  fields,
  flagSchema,
  lineSchema,
  listSchema,
  needed,
  number,
  textSchema,
} from '../record/checks.ts';
import { bookStates } from './book-states.ts';
import { lateChoices, type BookingSource } from './booking.ts';
import { dateSchema, partySizeSchema, phoneSchema, timeSchema } from './booking-checks.ts';
import { BookingRuleBounds } from './booking-rules.ts';

const { email, phone, message, allergies } = {
  email: emailAddressSchema(),
  phone: phoneSchema(),
  message: textSchema(ContentLimits.bookingMessage),
  allergies: textSchema(ContentLimits.bookingAllergies),
};
const note = textSchema(ContentLimits.bookingNote);
const tables = listSchema(
  lineSchema(BookingRuleBounds.label).required(messages.notText),
  BookingRuleBounds.tables,
);

/** Minutes that a guest comes later: up to the longest turn. */
const late = number().test(
  'late',
  messages.numberBetween(0, BookingRuleBounds.turnMinutes[1]),
  (value) => value === undefined || (value >= 0 && value <= BookingRuleBounds.turnMinutes[1]),
);

/**
 * A booking that staff take: by telephone, which needs a name, a day and a time; or a walk-in, who is here now and may
 * be nobody by name.
 */
export const staffBookingSchema = fields({
  requestId: lineSchema(),
  source: choiceSchema(['phone', 'walkIn', 'web'] satisfies BookingSource[], {
    requiredMessage: messages.bookingSourceUnknown,
    unknown: messages.bookingSourceUnknown,
  }),
  name: lineSchema(ContentLimits.name).test('name', messages.bookingNameMissing, (name, { parent }) => {
    return isWalkIn(parent) || Boolean(name?.trim());
  }),
  ...{ email, phone, message, allergies, note, tables },
  date: dateSchema().test('missing', messages.bookingDateInvalid, (date, { parent }) => {
    return isWalkIn(parent) || date !== undefined;
  }),
  time: timeSchema().test('missing', messages.bookingTimeInvalid, (time, { parent }) => {
    return isWalkIn(parent) || time !== undefined;
  }),
  partySize: partySizeSchema().required(messages.bookingPartySize),
  force: flagSchema(),
});

export type StaffBookingInput = InferType<typeof staffBookingSchema>;

function isWalkIn(parent: unknown): boolean {
  return (parent as { source?: unknown }).source === 'walkIn';
}

/** What staff change of a booking. What is not sent stays; a text that is empty is removed. */
export const bookingChangeSchema = fields({
  name: lineSchema(ContentLimits.name),
  ...{ email, phone, allergies, note, tables },
  ...{ date: dateSchema(), time: timeSchema(), partySize: partySizeSchema() },
  state: choiceSchema(bookStates, {
    requiredMessage: messages.decisionInvalid,
    unknown: messages.decisionInvalid,
  }).optional(),
  lateMinutes: late,
  force: flagSchema(),
  updatedAt: basedOn(),
});

export type BookingChangeInput = InferType<typeof bookingChangeSchema>;

/** What guests change of their booking by its link. */
export const guestChangeSchema = fields({
  ...{ message, allergies },
  ...{ date: dateSchema(), time: timeSchema(), partySize: partySizeSchema() },
  state: choiceSchema(['cancelled'] as const, {
    requiredMessage: messages.guestStateInvalid,
    unknown: messages.guestStateInvalid,
  }).optional(),
  /** Somebody else's mailbox was used: it is cancelled, and that mailbox gets nothing for 30 days. */
  notMe: flagSchema(),
  isComing: flagSchema(),
  lateMinutes: number().test(
    'late',
    messages.lateInvalid,
    (value) => value === undefined || (lateChoices as readonly number[]).includes(value),
  ),
});

export type GuestChangeInput = InferType<typeof guestChangeSchema>;

/** A search in the book: part of a name, the end of a number, or an email address. */
export const bookingSearchSchema = fields({
  text: needed(lineSchema(ContentLimits.email), messages.searchMissing),
});

/** Why an evening is cancelled, as its guests read it. */
export const cancelEveningSchema = fields({
  text: needed(textSchema(ContentLimits.eveningMail), messages.emailTextMissing),
});
