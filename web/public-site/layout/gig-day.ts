import {
  dateWords,
  isOnNow,
  localDay,
  messages,
  nextDay,
  nightOf,
  toLocalInput,
  type GigTimes,
} from '@venue/domain';

/** A gig that starts at this time or later in the night is "Tonight", an earlier one "Today". */
const eveningFrom = '17:00';

/**
 * The day of a gig as guests call it: "On now" from its start to its end unless it is called off, "Tonight", "Today",
 * "Tomorrow", or the weekday. Days are those of the venue's time zone, not the visitor's, and last until their night is
 * over: a gig half an hour after midnight is "Tonight" on the evening before. In the small hours the coming evening has its
 * weekday, because "Tomorrow" would be read as the day after.
 */
export function dayOfGig(gig: GigTimes, now: Date): string {
  const { datetime } = gig;
  if (!datetime) return messages.dateToBeAnnounced;
  if (isOnNow(gig, now)) return messages.onNow;
  return dayWords(datetime, datetime < now ? datetime : now);
}

function dayWords(start: Date, now: Date): string {
  const [night, tonight] = [nightOf(start), nightOf(now)];
  if (night === tonight) return toLocalInput(start) >= `${night}T${eveningFrom}` ? 'Tonight' : 'Today';
  if (night === nextDay(tonight) && localDay(now) === tonight) return 'Tomorrow';
  return dateWords(start).weekday;
}

/** Whether `dayOfGig` says the day in relation to today, and not only its weekday. */
export function isSoon(gig: GigTimes, now: Date): boolean {
  return gig.datetime !== undefined && dayOfGig(gig, now) !== dateWords(gig.datetime).weekday;
}

/** Whether the gig is on now or later today or tonight. */
export function isToday(start: Date, now: Date): boolean {
  return start <= now || nightOf(start) === nightOf(now);
}
