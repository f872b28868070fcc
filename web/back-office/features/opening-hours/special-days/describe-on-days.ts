import {
  formatShortDay,
  isCalledOff,
  isExpected,
  nightEndsAt,
  nightOf,
  toLocalInput,
  type Booking,
  type Gig,
} from '@venue/domain';
import { count } from '../../../shell/count.ts';

/**
 * "3 bookings, 12 guests, and 1 gig are on that day already." Declined and cancelled bookings do not count, nor do gigs
 * that were called off. Empty if nothing is on.
 */
export function describeOnDays(
  bookings: readonly Booking[],
  gigs: readonly Gig[],
  isOneDay: boolean,
): string {
  const expected = bookings.filter(isExpected);
  const music = gigs.filter((gig) => !isCalledOff(gig)).length;
  const guests = expected.reduce((sum, { partySize }) => sum + partySize, 0);
  const said = [
    ...(expected.length > 0 ? [`${count(expected.length, 'booking')}, ${count(guests, 'guest')}`] : []),
    ...(music > 0 ? [count(music, 'gig')] : []),
  ];
  if (said.length === 0) return '';
  const isOne = expected.length + music === 1;
  // "3 bookings, 12 guests" has a comma of its own.
  return `${said.join(', and ')} ${isOne ? 'is' : 'are'} on ${isOneDay ? 'that day' : 'those days'} already.`;
}

/** The same one by one, soonest first: "19:30 · Ada Nolan, 4 guests" and "21:00 · The Eleven Steps". */
export function listOnDays(bookings: readonly Booking[], gigs: readonly Gig[], isOneDay: boolean): string[] {
  const tables = bookings.filter(isExpected).map(({ date, time, name, partySize }) => ({
    ...{ day: date, time, what: `${name || 'No name'}, ${count(partySize, 'guest')}` },
  }));
  const music = gigs.flatMap(({ artist, datetime, ...gig }) =>
    datetime && !isCalledOff(gig)
      ? [{ day: nightOf(datetime), time: toLocalInput(datetime).slice(11), what: artist || 'A gig' }]
      : [],
  );
  return [...tables, ...music]
    .toSorted(
      (a, b) => a.day.localeCompare(b.day) || placeInNight(a.time).localeCompare(placeInNight(b.time)),
    )
    .map(({ day, time, what }) => `${isOneDay ? '' : `${formatShortDay(day)}, `}${time} · ${what}`);
}

/** Sorts the hours after midnight behind those of their evening. */
function placeInNight(time: string): string {
  return time < nightEndsAt ? `24 ${time}` : time;
}
