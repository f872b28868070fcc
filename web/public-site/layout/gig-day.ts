import { dateWords, isOnNow, localDay, messages, toLocalInput, type GigTimes } from '@venue/domain';

const oneDay = 24 * 60 * 60 * 1_000;
/** A gig that starts at this hour or later is "Tonight", an earlier one "Today". */
const eveningFrom = 17;

/**
 * The day of a gig as guests call it: "On now" from its start to its end unless it is called off, "Tonight", "Today",
 * "Tomorrow", or the weekday. Days are those of the venue's time zone, not the visitor's.
 */
export function dayOfGig(gig: GigTimes, now: Date): string {
  const { datetime } = gig;
  if (!datetime) return messages.dateToBeAnnounced;
  if (isOnNow(gig, now)) return messages.onNow;
  return dayWords(datetime, datetime < now ? datetime : now);
}

function dayWords(start: Date, now: Date): string {
  if (localDay(start) === localDay(now)) {
    return Number(toLocalInput(start).slice(11, 13)) >= eveningFrom ? 'Tonight' : 'Today';
  }
  if (localDay(start) === dayAfter(localDay(now))) return 'Tomorrow';
  return dateWords(start).weekday;
}

/** Whether `dayOfGig` says the day in relation to today, and not only its weekday. */
export function isSoon(gig: GigTimes, now: Date): boolean {
  return gig.datetime !== undefined && dayOfGig(gig, now) !== dateWords(gig.datetime).weekday;
}

/** Whether the gig is on now or later today. */
export function isToday(start: Date, now: Date): boolean {
  return start <= now || localDay(start) === localDay(now);
}

/** The next calendar day. Calculated from noon UTC, so that daylight saving cannot skip or repeat a day. */
function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + oneDay).toISOString().slice(0, 10);
}
