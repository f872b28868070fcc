import { bookingStateOf, bookStates, messages } from '@venue/domain';
import { bookingChangeSchema, bookingSchema, guestChangeSchema } from '@venue/domain/schemas';
import type { Request, Response } from 'express';
import { readCaller } from '../../limits/caller-place.ts';
import { countGuestRead } from '../../limits/guest-reads.ts';
import { log } from '../../logging/log.ts';
import { actorOf } from '../../requests/actor.ts';
import { HttpError } from '../../requests/http-error.ts';
import { parseBody, readBasedOn } from '../../requests/read-input.ts';
import { bookingKeyHeader, endpoint } from '../endpoint.ts';
import { isMailed, over, staffBookingFields } from '../openapi/answers.ts';
import {
  choice,
  dateTime,
  day,
  each,
  flag,
  integer,
  type JsonSchema,
  named,
  optional,
  requestSchema,
  text,
  time,
} from '../openapi/json-schema.ts';
import { readRequestId } from './request-id.ts';

/** The fields of a request besides the booking itself. */
type Envelope = { requestId?: unknown; homepage?: unknown; isRequest?: unknown };

const guestBooking = named('GuestBooking', {
  ...{ _id: text(), date: day(), time: time(), partySize: integer(), state: choice(bookStates) },
  ...each(['message', 'allergies'], optional(text())),
  comingAt: optional(dateTime()),
  lateMinutes: optional(integer()),
  canChange: flag('It is still to come, and neither declined nor cancelled.'),
});
const changedBooking = named('ChangedBooking', {
  ...staffBookingFields,
  isMailed,
  wasDecided: flag('It was stored so before: nothing was changed, and the guest was told then.'),
  decidedByName: text('Name of whoever decided it; may be empty.'),
  over: optional(over),
});

/** Booking a table, for everybody, and one booking, for its guest by the link and for staff. */
export const bookingEndpoints = [
  endpoint('post', '/bookings', {
    tag: 'Guests',
    name: 'bookTable',
    summary:
      'Books a table: confirmed at once where the rules say so, else requested. Two requests with the same requestId are one booking.',
    access: 'anyone',
    body: {
      reads: bookingSchema,
      schema: bookingBody(),
      example: {
        name: 'Ada Byrne',
        email: 'ada@example.com',
        date: '2031-06-14',
        time: '19:00',
        partySize: 4,
        requestId: '5f0c7a3e-2f1d-4b53-9f63-0a4f5f0f7a11',
      },
    },
    success: {
      status: 201,
      schema: named('Booking', {
        ...each(['_id', 'date', 'time'], text()),
        partySize: integer(),
        state: choice(bookStates, 'Confirmed at once where the rules of booking say so.'),
        needsConfirmation: flag('Always false: a day whose hours cannot be read takes no bookings.'),
        isMailed: flag('An email to the guest is on its way.'),
        key: text('Opens the booking: /booking/{_id}#key.'),
      }),
      description: 'The booking as stored.',
    },
    errors: [409, 429],
    handle: async ({ req, body }) => {
      const { requestId, homepage, isRequest } = req.body as Envelope;
      const id = readRequestId(requestId);
      // A honeypot that people do not see; a browser extension may fill it in, so a person looks at what comes with it.
      if (homepage) log.warn('A booking came with the hidden field filled in.', { id });
      const { bookTable } = await import('../../bookings/book-table.ts');
      return bookTable(id, body, readCaller(req), {
        isRobot: Boolean(homepage),
        isRequest: isRequest === true,
      });
    },
  }),
  endpoint('get', '/bookings/{id}', {
    tag: 'Guests',
    name: 'readBooking',
    summary: 'A booking, by the key of its link. A wrong key gets the 404 of an unknown booking.',
    access: 'anyone',
    orBookingKey: true,
    success: { schema: guestBooking, description: 'What its guest may see.' },
    errors: [404, 410, 429],
    handle: async ({ id, req, res }) => {
      const key = readKey(req, res);
      const { readGuestBooking } = await import('../../bookings/guest-booking.ts');
      return readGuestBooking(id, key, new Date());
    },
  }),
  endpoint('put', '/bookings/{id}', {
    tag: 'Book',
    name: 'changeBooking',
    summary:
      'Changes a booking: its state, its place, or what is noted of it, and emails the guest where it concerns them. 409 if it has changed since the `updatedAt` that is sent, if its state does not allow the step, or, with `over` and other times, if there is no place and `force` is not set. With the key of its link, its guest moves it within capacity, cancels, or says that they are late or coming; then `notMe` cancels it and keeps emails from that mailbox for 30 days.',
    access: 'editBookings',
    orBookingKey: true,
    body: { schema: changeBody(), example: { state: 'confirmed' } },
    success: {
      schema: { anyOf: [changedBooking, guestBooking] },
      description: 'The booking as stored.',
    },
    errors: [404, 409, 410, 429],
    handle: ({ id, req, res }) =>
      req.get(bookingKeyHeader) ? changeAsGuest(id, req, res) : changeAsStaff(id, req, res),
  }),
];

async function changeAsGuest(id: string, req: Request, res: Response) {
  const key = readKey(req, res);
  const unknown = Object.keys(Object(req.body) as object).find(
    (name) => !Object.hasOwn(guestChangeSchema.fields, name),
  );
  if (unknown !== undefined) throw new HttpError(400, messages.fieldNotYours(unknown), { field: unknown });
  const change = await parseBody(guestChangeSchema, req.body);
  const { changeGuestBooking } = await import('../../bookings/guest-booking.ts');
  return changeGuestBooking(id, key, change, new Date());
}

async function changeAsStaff(id: string, req: Request, res: Response) {
  const change = await parseBody(bookingChangeSchema, req.body);
  const { updatedAt: _updatedAt, ...wish } = change;
  if (Object.values(wish).every((value) => value === undefined))
    throw new HttpError(400, messages.decisionInvalid, { field: 'state' });
  const { withGuestMail } = await import('../../bookings/count-booking.ts');
  const { changeBooking } = await import('../../bookings/change-booking.ts');
  const { presentForStaff } = await import('../../bookings/stored-booking.ts');
  const { canBeNews } = await import('../../bookings/tell-of-change.ts');
  const { stored, isMailed, isSame, over } = await withGuestMail(canBeNews(wish), (mayMail) =>
    changeBooking(id, wish, {
      ...{ who: 'staff', by: actorOf(res).uid, now: new Date(), seen: readBasedOn(req.body), mayMail },
      admit: (found) => {
        if (found) return found;
        throw new HttpError(404, messages.unknownRecord);
      },
    }),
  );
  return {
    ...presentForStaff(id, stored),
    ...{ state: bookingStateOf(stored), isMailed, wasDecided: isSame },
    decidedByName: stored.decidedByName ?? '',
    ...(over && { over }),
  };
}

/** The key of a booking's link. What it opens is private, so no cache may keep the response. */
function readKey(req: Request, res: Response): string {
  res.set('Cache-Control', 'no-store');
  countGuestRead(readCaller(req));
  return req.get(bookingKeyHeader) ?? '';
}

function bookingBody(): JsonSchema {
  const { properties, ...rest } = requestSchema(bookingSchema) as { properties: object };
  const requestId = { type: 'string', format: 'uuid', description: 'Created by the client.' };
  const isRequest = {
    type: 'boolean',
    description: 'A wish that only a person can decide: never confirmed at once.',
  };
  return { ...rest, properties: { ...properties, requestId, isRequest } };
}

/** What staff and guests send, in one description. */
function changeBody(): JsonSchema {
  const staff = requestSchema(bookingChangeSchema) as { properties: object };
  const guest = requestSchema(guestChangeSchema) as { properties: object };
  return { ...staff, properties: { ...guest.properties, ...staff.properties } };
}
