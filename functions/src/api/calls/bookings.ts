import { randomUUID } from 'node:crypto';
import { bookingStates, messages } from '@venue/domain';
import { bookingSchema } from '@venue/domain/schemas';
import { boolean, object, string } from 'yup';
import type { Decision } from '../../bookings/booking-mails.ts';
import { readCaller } from '../../limits/caller-place.ts';
import { log } from '../../logging/log.ts';
import { endpoint } from '../endpoint.ts';
import { HttpError } from '../../requests/http-error.ts';
import { readBasedOn } from '../../requests/read-input.ts';
import { examples } from '../openapi/examples.ts';
import { requestSchema, schemaRef, type JsonSchema } from '../openapi/json-schema.ts';

/** The fields of a request besides the booking itself. */
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
  force: boolean().strict(),
});

/** Booking a table, for everybody, and deciding about bookings, for staff. */
export const bookingEndpoints = [
  endpoint('post', '/bookings', {
    tag: 'Guests',
    name: 'bookTable',
    summary: 'Requests a table. Two requests with the same requestId are one booking.',
    access: 'anyone',
    body: { reads: bookingSchema, schema: bookingBody(), example: examples.booking },
    success: { status: 201, schema: schemaRef('Booking'), description: 'The booking as stored.' },
    errors: [409, 429],
    handle: async ({ req, body }) => {
      const { requestId, homepage } = req.body as Envelope;
      const id = readRequestId(requestId);
      if (homepage) {
        // A honeypot that people do not see. The response looks normal, and nothing is stored.
        // Logged because a browser extension may fill in the field: the line then explains a missing booking.
        log.warn('A booking with the hidden field filled in was dropped.');
        const { date, time, partySize } = body;
        return {
          _id: id,
          date,
          time,
          partySize,
          state: 'requested',
          needsConfirmation: false,
          isMailed: false,
        };
      }
      const { bookTable } = await import('../../bookings/book-table.ts');
      return bookTable(id, body, readCaller(req));
    },
  }),
  endpoint('put', '/bookings/{id}', {
    tag: 'Guests',
    name: 'decideBooking',
    summary:
      'Confirms, declines or cancels a booking and emails the guest. 409 if it has changed since the `updatedAt` that is sent; without one, 409 if somebody has decided the contrary. A booking that was given up and is confirmed again needs a place: 409 with `over` if there is none, unless `force` is true.',
    access: 'editBookings',
    body: { reads: decisionSchema, example: examples.decision },
    success: { schema: schemaRef('DecidedBooking'), description: 'Its state.' },
    errors: [404, 409],
    handle: async ({ id, body: { state, force: isForced = false }, by, req }) => {
      const { withGuestMail } = await import('../../bookings/count-booking.ts');
      const { decideBooking } = await import('../../bookings/decide-booking.ts');
      const seen = readBasedOn(req.body);
      return withGuestMail((mayMail) =>
        decideBooking(id, state, by, new Date(), seen, { mayMail, isForced }),
      );
    },
  }),
];

function bookingBody(): JsonSchema {
  const { properties, ...rest } = requestSchema(bookingSchema) as { properties: object };
  const requestId = { type: 'string', format: 'uuid', description: 'Created by the client.' };
  return { ...rest, properties: { ...properties, requestId } };
}

function readRequestId(id: unknown): string {
  if (id === undefined) return randomUUID();
  if (typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return id;
  throw new HttpError(400, messages.invalidId, { field: 'requestId' });
}
