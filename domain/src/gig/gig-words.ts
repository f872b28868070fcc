import { dateToBeAnnounced } from '../messages/visitors.ts';
import { formatLongDate, formatLongDateTime, formatTime, localDay } from '../time/dates.ts';
import type { Gig } from './gig.ts';
import { statusOf } from './gig-state.ts';

/** "Friday, November 20, 2026 at 9:00 PM", or "Date to be announced". */
export function gigDate({ datetime }: Pick<Gig, 'datetime'>): string {
  return datetime ? formatLongDateTime(datetime) : dateToBeAnnounced;
}

/** The date of a gig as in `gigDate`, followed by ", till about 11:30 PM" if the end is known. */
export function gigTime({ datetime, endsAt }: Pick<Gig, 'datetime' | 'endsAt'>): string {
  const end = datetime && endsAt && `till about ${formatTime(endsAt)}`;
  return [gigDate({ datetime }), end].filter(Boolean).join(', ');
}

/**
 * "Moved from Friday, November 20, 2026", or only the time if the day is the same; undefined for a gig that was not
 * moved.
 */
export function movedFrom({
  datetime,
  previousDatetime,
}: Pick<Gig, 'datetime' | 'previousDatetime'>): string | undefined {
  if (!previousDatetime || previousDatetime.getTime() === datetime?.getTime()) return undefined;
  const isSameDay = datetime && localDay(datetime) === localDay(previousDatetime);
  return `Moved from ${isSameDay ? formatTime(previousDatetime) : formatLongDate(previousDatetime)}`;
}

/**
 * What guests read of a move: `movedFrom`, but nothing for a gig that is cancelled, which is not at its new time
 * either.
 */
export function movedNews(gig: Pick<Gig, 'datetime' | 'previousDatetime' | 'status'>): string | undefined {
  return statusOf(gig) === 'cancelled' ? undefined : movedFrom(gig);
}
