import { isCalledOff, isExpected, type Booking, type MusicEvent } from '@venue/domain';
import { count } from '../../shell/count.ts';

/**
 * "3 bookings, 12 guests, and The Eleven Steps are on that day already." Declined and cancelled bookings do not
 * count, nor do gigs that were called off. Empty if nothing is on.
 */
export function describeOnDays(
  bookings: readonly Booking[],
  gigs: readonly MusicEvent[],
  isOneDay: boolean,
): string {
  const expected = bookings.filter(isExpected);
  const guests = expected.reduce((sum, { partySize }) => sum + partySize, 0);
  const artists = gigs.filter((gig) => !isCalledOff(gig)).map(({ artist }) => artist || 'a gig');
  const tables =
    expected.length > 0 ? [`${count(expected.length, 'booking')}, ${count(guests, 'guest')}`] : [];
  const said = [...tables, ...artists];
  if (said.length === 0) return '';
  // "3 bookings, 12 guests" has a comma of its own.
  const before = `${said.slice(0, -1).join(', ')}${tables.length > 0 ? ',' : ''}`;
  const list = said.length === 1 ? said[0]! : `${before} and ${said.at(-1)}`;
  const isOne = said.length === 1 && expected.length <= 1;
  return `${list} ${isOne ? 'is' : 'are'} on ${isOneDay ? 'that day' : 'those days'} already.`;
}
