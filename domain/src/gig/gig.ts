import { publicPastAfter } from '../constants.ts';
import * as messages from '../messages.ts';
import { dateTime, image, line, link, stamps, text, type RecordOf } from '../record/field.ts';
import { formatLongDateTime, formatTime } from '../time/dates.ts';

export { excerpt } from './excerpt.ts';

/**
 * A music event, a gig (section 3). The date is required, other than in section 5: an event without one belongs
 * neither to the upcoming events nor to the archive.
 */
export const gig = {
  artist: line('Artist'),
  /** The start of the music. Shown and typed in the venue's time zone. */
  datetime: dateTime('Date and time', { missing: messages.eventDateMissing }),
  /** The expected end; missing if unknown. */
  endsAt: dateTime('Likely end', {
    optional: true,
    after: { field: 'datetime', message: messages.eventEndsEarly },
  }),
  /** Website or social link of the artist, or empty. */
  artistLink: link('Artist website or social link'),
  desc: text('Description'),
  img: image('Image'),
  ...stamps,
};

export type MusicEvent = RecordOf<typeof gig>;

/** "Friday, November 20, 2026 at 9:00 PM" (section 9), followed by ", till about 11:30 PM" if the end is known. */
export function gigTime({ datetime, endsAt }: Pick<MusicEvent, 'datetime' | 'endsAt'>): string {
  return [formatLongDateTime(datetime), endsAt && `till about ${formatTime(endsAt)}`]
    .filter(Boolean)
    .join(', ');
}

type Dated = { datetime: Date };

/** Whether the public archive lists the event: it began at least 4 hours ago (section 4). */
export function isPastForPublic(event: Dated, now: Date): boolean {
  return event.datetime.getTime() <= now.getTime() - publicPastAfter;
}

/** Whether the back office lists the event as archived: it has begun (section 4). */
export function isPastForAdmin(event: Dated, now: Date): boolean {
  return event.datetime.getTime() <= now.getTime();
}

/** The public list of upcoming events, soonest first (section 4). */
export function upcomingEvents<T extends Dated>(events: readonly T[], now: Date): T[] {
  return events.filter((event) => !isPastForPublic(event, now)).sort(byDate);
}

/** The public archive, latest first (section 2.5). */
export function pastEvents<T extends Dated>(events: readonly T[], now: Date): T[] {
  return events.filter((event) => isPastForPublic(event, now)).sort((a, b) => byDate(b, a));
}

/** The back office's Events List, soonest first (section 2.7). */
export function upcomingForAdmin<T extends Dated>(events: readonly T[], now: Date): T[] {
  return events.filter((event) => !isPastForAdmin(event, now)).sort(byDate);
}

/** The back office's Archived Events, latest first (section 2.7). */
export function archivedForAdmin<T extends Dated>(events: readonly T[], now: Date): T[] {
  return events.filter((event) => isPastForAdmin(event, now)).sort((a, b) => byDate(b, a));
}

function byDate(a: Dated, b: Dated): number {
  return a.datetime.getTime() - b.datetime.getTime();
}
