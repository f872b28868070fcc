import { number } from 'yup';
import { fromLocalInput } from '../time/dates.ts';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { lineSchema, textSchema } from '../record/checks.ts';
import { BookingRuleBounds } from './booking-rules.ts';

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
