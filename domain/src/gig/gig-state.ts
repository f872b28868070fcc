import { publicPastAfter } from '../constants.ts';
import { endOfNight, nightOf } from '../time/night.ts';
import type { GigStatus, Gig } from './gig.ts';

/** The facts of a gig that tell whether it is past. */
export type GigTimes = Pick<Gig, 'datetime' | 'endsAt' | 'status'>;

/** `upcoming` until it starts, `onNow` until it ends, `past` afterwards. */
export type GigState = 'upcoming' | 'onNow' | 'past';

/** No gig is listed as upcoming or on for longer than this after its start, in ms. A later end does not count. */
export const longestEvening = 24 * 60 * 60 * 1_000;

/** The status of a gig; gigs without one are scheduled. */
export function statusOf({ status }: Pick<Gig, 'status'>): GigStatus {
  return status ?? 'scheduled';
}

/** Whether a gig does not take place at its time: it is cancelled or postponed. */
export function isCalledOff(gig: Pick<Gig, 'status'>): boolean {
  return gig.status === 'cancelled' || gig.status === 'postponed';
}

/** The moment at which a gig with a date ends: its likely end, or four hours after its start. */
export function gigEnd({ datetime, endsAt }: { datetime: Date; endsAt?: Date | undefined }): Date {
  const length = endsAt ? endsAt.getTime() - datetime.getTime() : 0;
  return new Date(datetime.getTime() + (length > 0 && length <= longestEvening ? length : publicPastAfter));
}

/**
 * Whether a gig is still to come, on now or past. One that is cancelled or postponed is never on, and stays upcoming
 * until the night it was meant for is over; one without a date is upcoming.
 */
export function gigState({ datetime, endsAt, status }: GigTimes, now: Date): GigState {
  if (!datetime) return 'upcoming';
  if (isCalledOff({ status })) return now < endOfNight(nightOf(datetime)) ? 'upcoming' : 'past';
  if (now < datetime) return 'upcoming';
  return now < gigEnd({ datetime, endsAt }) ? 'onNow' : 'past';
}

/** Whether a gig is being played: guests and staff read "On now". */
export function isOnNow(gig: GigTimes, now: Date): boolean {
  return gigState(gig, now) === 'onNow';
}

/** Whether a gig is past. */
export function isPast(gig: GigTimes, now: Date): boolean {
  return gigState(gig, now) === 'past';
}

/**
 * Whether a gig is archived in the back office: its date is at or before now. Guests have it among the
 * upcoming ones until it is past.
 */
export function isArchived({ datetime }: Pick<Gig, 'datetime'>, now: Date): boolean {
  return datetime !== undefined && datetime <= now;
}

/** The gigs that are not past, soonest first, those without a date after all others. */
export function upcomingGigs<T extends GigTimes>(events: readonly T[], now: Date): T[] {
  return events.filter((event) => !isPast(event, now)).sort(byDate);
}

/** The past gigs, latest first, with those that were cancelled or postponed. */
export function pastGigs<T extends GigTimes>(events: readonly T[], now: Date): T[] {
  return events.filter((event) => isPast(event, now)).sort((a, b) => byDate(b, a));
}

/** The gigs of the public archive, latest first: past ones that took place. */
export function playedGigs<T extends GigTimes>(events: readonly T[], now: Date): T[] {
  return pastGigs(events, now).filter((event) => !isCalledOff(event));
}

/** Order of gigs: by start, those without one last. */
export function byDate(a: Pick<Gig, 'datetime'>, b: Pick<Gig, 'datetime'>): number {
  const [first, second] = [a, b].map(({ datetime }) => datetime?.getTime() ?? Infinity);
  return first === second ? 0 : first! - second!;
}
