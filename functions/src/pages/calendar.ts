import { isPastForPublic, musicPath, publicPastAfter, type MusicEvent } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { escapeText, writeLines } from './calendar-text.ts';
import { utcStamp, zonedLine, zoneLines } from './calendar-time.ts';

/** Where a gig's SEQUENCE counts from: before any venue used this, so that none is negative. */
const sequenceStart = Date.UTC(2020, 0, 1);

/** How often a calendar that subscribed should look again. */
const refresh = 'PT6H';

/**
 * The gigs as a calendar to subscribe to (RFC 5545). A gig keeps its UID for ever, and its SEQUENCE grows
 * with every save, so that a change replaces what a guest has noted down. A gig without a likely end
 * lasts as long as the site calls it "on now".
 * @param events those of the calendar, or the one that a guest adds to his own
 * @param publishedAt when a gig that does not say so itself was last changed at the latest
 */
export function writeCalendar(events: readonly MusicEvent[], publishedAt: Date): string {
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
    ...events.flatMap((event) => eventLines(event, publishedAt)),
    'END:VCALENDAR',
  ]);
}

/** The gig under an id, for a calendar of it alone; undefined once it is past or when there is none. */
export function gigToAdd(gigs: readonly MusicEvent[], id: string, now: Date): MusicEvent | undefined {
  const event = gigs.find(({ _id }) => _id === id);
  return event && !isPastForPublic(event, now) ? event : undefined;
}

function eventLines(event: MusicEvent, publishedAt: Date): string[] {
  const changed = event.updatedAt ?? event.createdAt;
  const end = event.endsAt ?? new Date(event.datetime.getTime() + publicPastAfter);
  const details = [event.desc, event.artistLink].filter(Boolean).join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event._id)}@${venue.slug}`,
    `DTSTAMP:${utcStamp(changed ?? publishedAt)}`,
    ...(changed ? [`LAST-MODIFIED:${utcStamp(changed)}`] : []),
    `SEQUENCE:${changed ? Math.max(0, Math.floor((changed.getTime() - sequenceStart) / 1_000)) : 0}`,
    zonedLine('DTSTART', event.datetime),
    zonedLine('DTEND', end),
    `SUMMARY:${escapeText(event.artist ? `${event.artist} at ${venue.name}` : `Music at ${venue.name}`)}`,
    ...(details ? [`DESCRIPTION:${escapeText(details)}`] : []),
    `LOCATION:${escapeText(place())}`,
    `URL:${venue.siteUrl}${musicPath}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ];
}

function place(): string {
  const { street, town, region, postcode } = venue.address;
  return [venue.name, street, town, region, postcode].filter(Boolean).join(', ');
}
