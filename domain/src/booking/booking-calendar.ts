import { venue } from '../../../venue.config.ts';
import { fromLocalInput } from '../time/dates.ts';

/** What a calendar notes of a booking: nothing about the guest. */
export type CalendarBooking = {
  _id: string;
  date: string;
  time: string;
  partySize: number;
  /** How long the party stays; two hours where nobody knows. */
  turnMinutes?: number | undefined;
};

/**
 * The booking as a calendar file with one event (RFC 5545), without the guest's name or words. Its UID is the booking's,
 * so a later file of the same booking replaces an earlier one.
 * @param now when the file is made
 * @param place the venue's address
 */
export function bookingCalendar(
  { _id, date, time, partySize, turnMinutes = 120 }: CalendarBooking,
  now: Date,
  place = [venue.address.street, venue.address.town, venue.address.region].filter(Boolean).join(', '),
): string {
  const { name, phone, slug } = venue;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Bookings//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:booking-${_id}@${slug}`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${Math.floor(now.getTime() / 1_000)}`,
    `DTSTART:${stamp(fromLocalInput(`${date}T${time}`))}`,
    `DURATION:${turnMinutes % 60 ? `PT${turnMinutes}M` : `PT${turnMinutes / 60}H`}`,
    `SUMMARY:${escaped(`Table for ${partySize} at ${name}`)}`,
    `LOCATION:${escaped(`${name}, ${place}`)}`,
    `DESCRIPTION:${escaped(`If anything changes: ${phone.display}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** "20261212T193000Z". */
function stamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');
}

/** Lines of at most 75 octets; of 25 characters even those beyond the Latin ones have no more. */
function folded(line: string): string {
  const isPlain = /^[ -~]{0,75}$/.test(line);
  return isPlain ? line : (line.match(/.{1,24}/gsu) ?? []).join('\r\n ');
}
