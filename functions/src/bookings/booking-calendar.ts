import { bookingStart, venueAddress, type Website } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { escapeText, writeLines } from '../pages/calendar/calendar-text.ts';
import { utcStamp } from '../pages/calendar/calendar-time.ts';

/** A booking as far as a calendar needs it: neither its guest's name nor a note. */
type Table = { id: string; date: string; time: string; partySize: number; turnMinutes?: number | undefined };

/** The calendar file of a booking, for an email's attachment. The same id replaces what a guest has noted down. */
export function bookingCalendar(table: Table, house: Pick<Website, 'eircode'>, now: Date): string {
  const start = bookingStart(table);
  const end = new Date(start.getTime() + (table.turnMinutes ?? 120) * 60_000);
  return writeLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(venue.name)}//Tables//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:booking-${escapeText(table.id)}@${venue.slug}`,
    `DTSTAMP:${utcStamp(now)}`,
    `SEQUENCE:${Math.floor(now.getTime() / 1_000) % 2_000_000_000}`,
    `DTSTART:${utcStamp(start)}`,
    `DTEND:${utcStamp(end)}`,
    `SUMMARY:${escapeText(`Table for ${table.partySize} at ${venue.name}`)}`,
    `LOCATION:${escapeText(`${venue.name}, ${venueAddress(house)}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
