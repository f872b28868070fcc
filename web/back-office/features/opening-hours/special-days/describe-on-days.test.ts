import { booking, gig, readRecord } from '@venue/domain';
import { describeOnDays } from './describe-on-days.ts';

const table = (partySize: number, state?: string) => readRecord(booking, 'b', { partySize, state });
const band = (artist: string) => readRecord(gig, 'g', { artist, datetime: new Date() });

it.each([
  [
    [table(4), table(2), table(6), table(8, 'declined')],
    [band('The Eleven Steps')],
    true,
    '3 bookings, 12 guests, and 1 gig are on that day already.',
  ],
  [[table(1)], [], true, '1 booking, 1 guest is on that day already.'],
  [[], [band('The Eleven Steps')], true, '1 gig is on that day already.'],
  [[], [band('The Eleven Steps'), band('')], false, '2 gigs are on those days already.'],
  [[table(3, 'cancelled')], [{ ...band('The Eleven Steps'), status: 'cancelled' as const }], true, ''],
  [[], [], true, ''],
])('what is on is counted: case %#', (bookings, gigs, isOneDay, sentence) => {
  expect(describeOnDays(bookings, gigs, isOneDay)).toBe(sentence);
});
