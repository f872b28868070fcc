import { publicPastAfter } from '../constants.ts';
import * as messages from '../messages.ts';
import { dateTime, image, line, link, stamps, text, type RecordOf } from '../record/field.ts';
import { formatLongDateTime, formatTime } from '../time/dates.ts';

export { excerpt } from './excerpt.ts';

/**
 * A music event, a gig (section 3). Section 5 requires nothing; here the date is, because an event without
 * one can be listed neither among the upcoming nor in the archive.
 */
export const gig = {
  artist: line('Artist'),
  /** When the music starts. Shown and typed in the venue's time zone. */
  datetime: dateTime('Date and time', { missing: messages.eventDateMissing }),
  /** When it is likely to be over; missing where nobody can say. */
  endsAt: dateTime('Likely end', {
    optional: true,
    after: { field: 'datetime', message: messages.eventEndsEarly },
  }),
  /** Website or social link of the artist, or the empty string. */
  artistLink: link('Artist website or social link'),
  desc: text('Description'),
  img: image('Image'),
  ...stamps,
};

export type MusicEvent = RecordOf<typeof gig>;

/** "Friday, November 20, 2026 at 9:00 PM", and where the end is known ", till about 11:30 PM" (section 9). */
export function gigTime({ datetime, endsAt }: Pick<MusicEvent, 'datetime' | 'endsAt'>): string {
  return [formatLongDateTime(datetime), endsAt && `till about ${formatTime(endsAt)}`]
    .filter(Boolean)
    .join(', ');
}

type Dated = { datetime: Date };

/** Whether visitors see the event in the archive: it began 4 hours ago or earlier (section 4). */
export function isPastForPublic(event: Dated, now: Date): boolean {
  return event.datetime.getTime() <= now.getTime() - publicPastAfter;
}

/** Whether staff see the event among the archived ones: its time has come (section 4). */
export function isPastForAdmin(event: Dated, now: Date): boolean {
  return event.datetime.getTime() <= now.getTime();
}

/** What visitors may still go to, soonest first (section 4). Never changes the list it is given. */
export function upcomingEvents<T extends Dated>(events: readonly T[], now: Date): T[] {
  return events.filter((event) => !isPastForPublic(event, now)).sort(byDate);
}

/** The visitors' archive, latest first (section 2.5). */
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
