import { isDay, messages } from '@venue/domain';
import type { Request } from 'express';
import { HttpError } from '../../requests/http-error.ts';
import { endpoint } from '../endpoint.ts';
import { deleted, staffBooking } from '../openapi/answers.ts';
import { day, each, integer, list, named, optional, text } from '../openapi/json-schema.ts';

const span = { from: text('The first day, YYYY-MM-DD.'), to: text('The last day, YYYY-MM-DD.') };

const byOwner = { tag: 'Book', access: 'eraseGuests' } as const;

/** What is taken out of the book: numbers, lists, and everything about one guest. */
export const bookRecordEndpoints = [
  endpoint('get', '/bookings/summary', {
    tag: 'Book',
    access: 'editContent',
    name: 'summarizeEvenings',
    summary: 'The numbers of past evenings, which name nobody and stay when the bookings are deleted.',
    query: span,
    success: {
      schema: list(
        named('EveningTotals', {
          date: day(),
          ...each(['covers', 'parties', 'noShows', 'walkIns'], integer()),
          ...each(['bySource', 'byState'], { type: 'object', additionalProperties: integer() }),
          lead: list(integer(), 'Parties by days booked ahead: the same day, 1-2, 3-7, 8-30, more.'),
          gigSlug: optional(text('The first gig that took place, by the address of its page.')),
        }),
      ),
      description: 'Each evening that has ended.',
    },
    handle: async ({ req, res }) => {
      const { from, to } = readSpan(req);
      res.set('Cache-Control', 'no-store');
      const { summarizeEvenings } = await import('../../bookings/book-numbers.ts');
      return summarizeEvenings(from, to);
    },
  }),
  endpoint('get', '/bookings/export', {
    tag: 'Book',
    access: 'editContent',
    name: 'exportBookings',
    summary: 'The bookings of a span of days as CSV, without allergies.',
    query: span,
    success: { description: 'text/csv.' },
    handle: async ({ req, res }) => {
      const { from, to } = readSpan(req);
      const { exportBookings } = await import('../../bookings/book-numbers.ts');
      const csv = await exportBookings(from, to);
      res.set({
        'Cache-Control': 'no-store',
        'Content-Disposition': `attachment; filename="bookings-${from}-${to}.csv"`,
      });
      res.type('text/csv').send(csv);
    },
  }),
  endpoint('get', '/bookings/{id}/guest', {
    ...byOwner,
    name: 'exportGuest',
    summary: 'All that is stored of the guest of a booking: the bookings of the same mailbox or number.',
    success: { schema: list(staffBooking), description: 'The bookings.' },
    errors: [404],
    handle: async ({ id, res }) => {
      res.set('Cache-Control', 'no-store');
      const { bookingsOfGuest } = await import('../../bookings/one-guest.ts');
      return bookingsOfGuest(id);
    },
  }),
  endpoint('delete', '/bookings/{id}/guest/{user}', {
    ...byOwner,
    self: 'user',
    name: 'eraseGuest',
    summary: 'Erases all bookings of the guest of a booking, with their emails. Nothing brings them back.',
    success: { schema: deleted, description: 'They are erased.' },
    errors: [404],
    handle: async ({ id }) => {
      const { eraseGuest } = await import('../../bookings/one-guest.ts');
      return { _id: id, msg: messages.guestErased(await eraseGuest(id)) };
    },
  }),
  endpoint('delete', '/bookings/{id}/{user}', {
    ...byOwner,
    self: 'user',
    name: 'eraseBooking',
    summary: 'Erases a booking with its emails. Nothing brings it back.',
    success: { schema: deleted, description: 'It is erased.' },
    errors: [404],
    handle: async ({ id }) => {
      const { eraseBooking } = await import('../../bookings/one-guest.ts');
      await eraseBooking(id);
      return { _id: id, msg: messages.guestErased(1) };
    },
  }),
];

function readSpan({ query }: Request): { from: string; to: string } {
  const { from, to } = query;
  if (!isDay(from)) throw new HttpError(400, messages.dayInvalid, { field: 'from' });
  if (!isDay(to)) throw new HttpError(400, messages.dayInvalid, { field: 'to' });
  return { from, to };
}
