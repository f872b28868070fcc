import type { InferType } from 'yup';
import * as messages from '../messages.ts';
import { emailAddressSchema } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { dateSchema, partySizeSchema, phoneSchema, timeSchema } from './booking-checks.ts';
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
