import { number, type InferType } from 'yup';
import { fromLocalInput } from '../time/dates.ts';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { emailAddressSchema, lineSchema, textSchema } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { BookingRuleBounds } from './booking-rules.ts';
import { bookingRequest } from './booking.ts';

/**
 * A guest's booking request: a name, an email address or phone number, a real day and time, and a party size from 1.
 * The booking rules decide how large it may be, and which times there are.
 */
export const bookingSchema = schemaOf(bookingRequest, {
  email: emailAddressSchema().test('contact', messages.bookingContactMissing, (email, { parent }) => {
    return Boolean(email || (parent as { phone?: string }).phone);
  }),
  phone: phoneSchema(),
  date: dateSchema().required(messages.bookingDateInvalid),
  time: timeSchema().required(messages.bookingTimeInvalid),
  partySize: partySizeSchema().required(messages.bookingPartySize),
});

export type BookingInput = InferType<typeof bookingSchema>;

/** A telephone number as people write it; may be empty. */
export function phoneSchema() {
  return lineSchema(ContentLimits.name).test('phone', messages.bookingPhoneInvalid, (value) => {
    return !value || (/^\+?[\d\s()./-]+$/.test(value) && value.replace(/\D/g, '').length >= 6);
  });
}

/** A day, YYYY-MM-DD. */
export function dateSchema() {
  return textSchema().test(
    'date',
    messages.bookingDateInvalid,
    (value) => value === undefined || isMoment(`${value}T12:00`),
  );
}

/** A time, HH:mm. */
export function timeSchema() {
  return textSchema().matches(/^([01]\d|2[0-3]):[0-5]\d$/, messages.bookingTimeInvalid);
}

/** Guests in a party. */
export function partySizeSchema() {
  return number()
    .strict()
    .typeError(messages.bookingPartySize)
    .nonNullable(messages.bookingPartySize)
    .integer(messages.bookingPartySize)
    .min(1, messages.bookingPartySize)
    .max(BookingRuleBounds.party, messages.partyTooLarge(BookingRuleBounds.party));
}

function isMoment(local: string): boolean {
  return !Number.isNaN(fromLocalInput(local).getTime());
}
