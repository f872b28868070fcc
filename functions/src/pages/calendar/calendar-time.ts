import { fromLocalInput, toLocalInput } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';

/**
 * Ireland's clock (RFC 5545, 3.6.5), by the rule in force since 1996. Law there calls summer time the
 * standard and winter time the exception; the time zone database follows it with a negative daylight
 * offset, which several calendars read as nonsense. What counts is when the clock changes and by how
 * much, so summer time is written as DAYLIGHT here, as everywhere else in Europe.
 */
const irelandsClock = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Dublin',
  'BEGIN:DAYLIGHT',
  'TZNAME:IST',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:GMT',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Widened, because another venue's configuration may name another zone. */
const zone: string = venue.timeZone;

/** Description of the venue's clock; none when the venue lies in a zone that is not described here. */
export const zoneLines: readonly string[] = zone === 'Europe/Dublin' ? irelandsClock : [];

/**
 * A moment as a property, on the venue's clock. In the night when the clocks go back an hour comes
 * twice, and a local time means its first occurrence: the second one is written in UTC, and so is
 * everything in a zone that is not described.
 * @param name DTSTART or DTEND
 */
export function zonedLine(name: string, moment: Date): string {
  const local = toLocalInput(moment);
  const whole = moment.getTime() - (moment.getTime() % 60_000);
  if (zoneLines.length === 0 || fromLocalInput(local).getTime() !== whole) {
    return `${name}:${utcStamp(moment)}`;
  }
  return `${name};TZID=${zone}:${local.replace(/[-:]/g, '')}00`;
}

/** "20261120T203000Z" */
export function utcStamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}
