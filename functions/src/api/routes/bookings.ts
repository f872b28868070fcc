import { randomUUID } from 'node:crypto';
import { bookingStates, messages, type BookingRequest } from '@venue/domain';
import { bookingSchema, type BookingInput } from '@venue/domain/schemas';
import { object, string } from 'yup';
import type { Decision } from '../../bookings/booking-mails.ts';
import { countBooking, withGuestMail } from '../../bookings/count-booking.ts';
import { decideBooking } from '../../bookings/decide-booking.ts';
import { findTaken, takeBooking } from '../../bookings/take-booking.ts';
import { callerPlace } from '../../limits/caller-place.ts';
import { giveBack, type Counted } from '../../limits/limiter.ts';
import { endpoint } from '../endpoint.ts';
import { isTooMany, HttpError } from '../http/http-error.ts';
import { examples } from '../openapi/examples.ts';
import { requestSchema, schemaRef, type JsonSchema } from '../openapi/json-schema.ts';

/** What a request carries besides the booking itself. */
type Envelope = { requestId?: unknown; homepage?: unknown };

const { decisionInvalid } = messages;
const decisions = bookingStates.filter((state): state is Decision => state !== 'requested');
const decisionSchema = object({
  state: string()
    .strict()
    .typeError(decisionInvalid)
    .nonNullable(decisionInvalid)
    .required(decisionInvalid)
    .oneOf(decisions, decisionInvalid),
});

/** Booking a table is open to everybody; deciding about it is for staff. */
export const bookingEndpoints = [
  endpoint('post', '/bookings', {
    tag: 'Guests',
    name: 'bookTable',
    summary: 'Asks for a table. The same requestId twice is one booking.',
    access: 'anyone',
    body: { reads: bookingSchema, schema: bookingBody(), example: examples.booking },
    success: { status: 201, schema: schemaRef('Booking'), description: 'What was understood.' },
    errors: [409, 429],
    handle: async ({ req, body }) => {
      const booking = tidy(body);
      const { requestId, homepage } = req.body as Envelope;
      const id = readRequestId(requestId);
      if (homepage) {
        // No person sees that field. A robot learns nothing from the answer, and nothing is stored.
        const { date, time, partySize } = booking;
        return { _id: id, date, time, partySize, needsConfirmation: false, isMailed: false };
      }
      let counted: Counted;
      try {
        counted = await countBooking(callerPlace(req), booking.email);
      } catch (error) {
        // Whoever sends again what was taken, because the answer got lost, must not read that it was not.
        const taken = isTooMany(error) ? await findTaken(id, booking) : undefined;
        if (!taken) throw error;
        return taken;
      }
      try {
        const { taken, isNew } = await takeBooking(id, booking, new Date());
        if (!isNew) await giveBack(counted);
        return taken;
      } catch (error) {
        // A closed day or a wrong time is no booking: the guest may go on looking.
        if (error instanceof HttpError) await giveBack(counted);
        throw error;
      }
    },
  }),
  endpoint('put', '/bookings/{id}', {
    tag: 'Guests',
    name: 'decideBooking',
    summary:
      'Confirms, declines or cancels a booking and mails the guest. 409 when somebody has decided otherwise.',
    access: 'editContent',
    body: { reads: decisionSchema, example: examples.decision },
    success: { schema: schemaRef('DecidedBooking'), description: 'Its state.' },
    errors: [404, 409],
    handle: ({ id, body: { state }, by }) =>
      withGuestMail((mayMail) => decideBooking(id, state, by, new Date(), mayMail)),
  }),
];

function bookingBody(): JsonSchema {
  const { properties, ...rest } = requestSchema(bookingSchema) as { properties: object };
  const requestId = { type: 'string', format: 'uuid', description: 'Made by the client.' };
  return { ...rest, properties: { ...properties, requestId } };
}

/** Empty strings and white space around the texts are not kept. */
function tidy({ name, email, phone, date, time, partySize, message }: BookingInput): BookingRequest {
  return {
    name: name.trim(),
    date,
    time,
    partySize,
    ...(email && { email }),
    ...(phone?.trim() && { phone: phone.trim() }),
    ...(message?.trim() && { message: message.trim() }),
  };
}

function readRequestId(id: unknown): string {
  if (id === undefined) return randomUUID();
  if (typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return id;
  throw new HttpError(400, messages.invalidId, { field: 'requestId' });
}
