import { isPast, type Gig } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { eventLines, type CalendarSite } from './calendar-event.ts';
import { escapeText, writeLines } from './calendar-text.ts';
import { zoneLines } from './calendar-time.ts';

/** How often subscribed calendars should refresh. */
const refresh = 'PT6H';

/**
 * The gigs as a calendar to subscribe to (RFC 5545). A gig keeps its UID for ever, and its SEQUENCE grows with every
 * change of it, so that a change replaces what a guest has noted down. Gigs without a date are left out.
 * @param events all gigs of the calendar, or the single one to add
 * @param site for the closing time, which ends a gig without `endsAt`, and for the address
 */
export function writeCalendar(events: readonly Gig[], site: CalendarSite): string {
  const name = escapeText(`Music at ${venue.name}`);
  return writeLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(venue.name)}//Gigs//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `X-WR-TIMEZONE:${venue.timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...zoneLines,
    ...events.flatMap((event) => eventLines(event, site)),
    'END:VCALENDAR',
  ]);
}

/** The gig under an id, for a calendar of it alone; undefined once it is past, without a date, or when there is none. */
export function gigToAdd(gigs: readonly Gig[], id: string, now: Date): Gig | undefined {
  const event = gigs.find(({ _id }) => _id === id);
  return event?.datetime && !isPast(event, now) ? event : undefined;
}
