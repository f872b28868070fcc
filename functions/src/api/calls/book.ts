import { isDay, messages } from '@venue/domain';
import { bookingSearchSchema, cancelEveningSchema, staffBookingSchema } from '@venue/domain/schemas';
import type { Request } from 'express';
import { endpoint } from '../endpoint.ts';
import { HttpError } from '../../requests/http-error.ts';
import { isMailed, over, staffBooking, staffBookingFields } from '../openapi/answers.ts';
import {
  choice,
  day,
  each,
  flag,
  group,
  integer,
  list,
  named,
  optional,
  text,
} from '../openapi/json-schema.ts';
import { party, readParty } from './party-query.ts';
import { readRequestId } from './request-id.ts';

const book = { tag: 'Book', access: 'editBookings' } as const;

const why = named('Why', {
  isFree: flag(),
  over,
  frees: list(
    group({
      kind: choice(['otherTable', 'otherTime', 'notOnline', 'walkIns', 'force']),
      words: text(),
      id: optional(text('The booking that the change is of.')),
      change: { type: 'object', description: 'The body of the PUT that makes it.' },
    }),
    'At most three changes, each of which alone would free the time.',
  ),
});

/** The book of tables, for those who keep it. */
export const bookEndpoints = [
  endpoint('get', '/bookings', {
    ...book,
    name: 'listBookings',
    summary: 'The bookings of an evening, in whatever state, by their start.',
    query: { date: text('The evening, YYYY-MM-DD, which runs until 05:00.') },
    success: { schema: list(staffBooking), description: 'All of them.' },
    handle: async ({ req, res }) => {
      res.set('Cache-Control', 'no-store');
      const { bookingsOfEvening } = await import('../../bookings/find-bookings.ts');
      return bookingsOfEvening(readDay(req.query['date'], 'date'));
    },
  }),
  endpoint('post', '/bookings/search', {
    ...book,
    name: 'searchBookings',
    summary:
      "The newest 50 bookings of all days that a text finds: the beginnings of a name's words, the end of a number or an email address. In a body, so that no address holds personal data.",
    body: { reads: bookingSearchSchema, example: { text: 'byrne' } },
    success: { schema: list(staffBooking), description: 'The newest first.' },
    handle: async ({ body }) => {
      const { searchBookings } = await import('../../bookings/find-bookings.ts');
      return searchBookings(body.text);
    },
  }),
  endpoint('get', '/bookings/why', {
    ...book,
    name: 'explainTime',
    summary:
      'Why guests cannot book a time: the limits that are in the way, by how much, and at most three single changes that would free it, each the body of one PUT.',
    query: { date: text('The day of the time, YYYY-MM-DD.'), time: text('HH:mm.'), party },
    success: { schema: why, description: 'Without limits it is free.' },
    handle: async ({ req }) => {
      const { time } = req.query;
      if (typeof time !== 'string' || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
        throw new HttpError(400, messages.bookingTimeInvalid, { field: 'time' });
      const at = { date: readDay(req.query['date'], 'date'), time };
      const { explainTime } = await import('../../bookings/explain-time.ts');
      return explainTime(at, readParty(req), new Date());
    },
  }),
  endpoint('post', '/bookings/evening/{date}/cancel/{user}', {
    ...book,
    name: 'cancelEvening',
    summary: 'Cancels every booking of an evening that is still expected, and emails each guest once.',
    self: 'user',
    body: {
      reads: cancelEveningSchema,
      example: { text: 'A pipe has burst in the kitchen. We are sorry, and hope to see you another day.' },
    },
    success: {
      status: 201,
      schema: named('CancelledEvening', {
        date: day(),
        ...each(['cancelled', 'mailed', 'withoutEmail'], integer()),
      }),
      description: 'What came of it.',
    },
    errors: [409],
    handle: async ({ req, body, by }) => {
      const { cancelEvening } = await import('../../bookings/cancel-evening.ts');
      const date = readDay(req.params['date'], 'date');
      return cancelEvening(date, body.text, { by: by.uid, now: new Date() });
    },
  }),
  endpoint('post', '/bookings/{user}', {
    ...book,
    name: 'addBooking',
    summary:
      'Takes a booking by telephone, which is confirmed, or a walk-in, who is here now and may have no name. Without `force`, 409 with `over` and the nearest times if there is no place.',
    self: 'user',
    body: {
      reads: staffBookingSchema,
      example: { source: 'phone', name: 'Ada Byrne', date: '2031-06-14', time: '19:00', partySize: 4 },
    },
    success: {
      status: 201,
      schema: named('AddedBooking', { ...staffBookingFields, isMailed, over: optional(over) }),
      description: 'The booking as stored.',
    },
    errors: [409],
    handle: async ({ body, by }) => {
      const id = readRequestId(body.requestId || undefined);
      const { withGuestMail } = await import('../../bookings/count-booking.ts');
      const { addBooking } = await import('../../bookings/add-booking.ts');
      return withGuestMail(Boolean(body.email), (mayMail) =>
        addBooking(id, body, { by: by.uid, now: new Date(), mayMail }),
      );
    },
  }),
];

function readDay(value: Request['query'][string], field: string): string {
  if (isDay(value)) return value;
  throw new HttpError(400, messages.dayInvalid, { field });
}
