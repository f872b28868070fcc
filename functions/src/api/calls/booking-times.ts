import { eveningOf, isDay, messages, publicTimes, type Who } from '@venue/domain';
import type { Request, Response } from 'express';
import { countGuestRead } from '../../limits/guest-reads.ts';
import { readCaller } from '../../limits/caller-place.ts';
import { HttpError } from '../../requests/http-error.ts';
import { isStaffWith } from '../../staff/require-staff.ts';
import { recordId } from '../../requests/read-input.ts';
import { bookingKeyHeader, endpoint } from '../endpoint.ts';
import { over } from '../openapi/answers.ts';
import { choice, day, flag, group, list, named, optional, text, time } from '../openapi/json-schema.ts';
import { party, readParty } from './party-query.ts';

const asked = { tag: 'Guests', access: 'anyone' } as const;

const reason = optional(text('The same in words for guests.'));
const tableTimes = named('TableTimes', {
  date: day(),
  times: list(
    group({
      date: day(),
      time: time(),
      isFree: flag(),
      isConfirmedAtOnce: flag('Otherwise a person decides about the request.'),
      over: optional(over),
      tables: optional(list(text(), 'For staff: the tables that the party would get.')),
    }),
  ),
  code: optional(
    choice(
      ['closed', 'full', 'over', 'past', 'notYet', 'partyTooLarge', 'unreadable'],
      'Why there is no free time.',
    ),
  ),
  reason,
});
const tableDays = named('TableDays', {
  month: text('YYYY-MM.'),
  days: list(group({ date: day(), state: choice(['free', 'full', 'closed', 'past', 'notYet']) })),
  code: optional(choice(['partyTooLarge', 'unreadable'], 'Why no day of any month can be booked online.')),
  reason,
});

/** Free times and days, found by the function that takes bookings: what it calls free can be booked. */
export const bookingTimesEndpoints = [
  endpoint('get', '/bookings/times', {
    ...asked,
    name: 'getTableTimes',
    summary:
      'The times at which tables are given out on an evening, which runs until 05:00, each with its state. With the token of staff: for staff, with the limits that are in the way and the tables.',
    query: {
      date: day(),
      party,
      booking: optional(
        text('With the key of its link: the id of a booking that is not to be in its own way.'),
      ),
    },
    orBookingKey: true,
    success: { schema: tableTimes, description: 'In order; without a free one, why.' },
    errors: [404, 429],
    handle: async ({ req, res }) => {
      const { date } = req.query;
      if (!isDay(date)) throw new HttpError(400, messages.dayInvalid, { field: 'date' });
      const own = await ownBooking(req, res, date);
      const who = own ? 'guest' : await whoAsks(req, res, 10);
      const question = { party: readParty(req), who, now: new Date(), ...own };
      const { findTimes } = await import('../../bookings/find-times.ts');
      const { noTimesReason } = await import('../../bookings/no-times-reason.ts');
      const { found, settings } = await findTimes(date, question);
      const reason = noTimesReason(found, date, settings);
      const seen = question.who === 'staff' ? found : publicTimes(found);
      return { date, ...seen, ...(reason && { reason }) };
    },
  }),
  endpoint('get', '/bookings/days', {
    ...asked,
    name: 'getTableDays',
    summary: 'The evenings of a month, each with its state: free, full, closed, past or notYet.',
    query: { month: text('YYYY-MM.'), party },
    success: { schema: tableDays, description: 'All days of the month.' },
    errors: [429],
    handle: async ({ req, res }) => {
      const { month } = req.query;
      if (typeof month !== 'string' || !isDay(`${month}-01`))
        throw new HttpError(400, messages.dayInvalid, { field: 'month' });
      const question = { party: readParty(req), who: await whoAsks(req, res, 60), now: new Date() };
      const { findDays } = await import('../../bookings/find-times.ts');
      const { days, settings, code } = await findDays(month, question);
      const { noTimesReason } = await import('../../bookings/no-times-reason.ts');
      const reason = noTimesReason({ code }, `${month}-01`, settings);
      return { month, days, ...(code && { code, reason }) };
    },
  }),
];

/**
 * The booking that a guest wants to move, by the key of its link; undefined without one. Its own seats count as free. The
 * response is for this guest alone, so no cache keeps it. Throws 404 for a wrong key.
 */
async function ownBooking(req: Request, res: Response, evening: string) {
  const id = req.query['booking'];
  if (id === undefined) return undefined;
  res.set('Cache-Control', 'no-store');
  countGuestRead(readCaller(req));
  const { isOpenedBy } = await import('../../bookings/guest-booking.ts');
  const stored = await isOpenedBy(recordId(id), req.get(bookingKeyHeader) ?? '');
  if (!stored) throw new HttpError(404, messages.bookingUnknown);
  const { partySize, tables = [], turnMinutes } = stored;
  const moved = { partySize, tables, ...(turnMinutes !== undefined && { turnMinutes }) };
  return { without: id as string, ...(eveningOf(stored) !== evening && { moved }) };
}

/** Who asks. Hosting may keep a response to guests for so many seconds; responses to staff are private. */
async function whoAsks(req: Request, res: Response, keptSeconds: number): Promise<Who> {
  res.vary('Authorization');
  if (await isStaffWith('editBookings', req)) return 'staff';
  countGuestRead(readCaller(req));
  if (!req.get('Authorization')) res.set('Cache-Control', `public, max-age=0, s-maxage=${keptSeconds}`);
  return 'guest';
}
