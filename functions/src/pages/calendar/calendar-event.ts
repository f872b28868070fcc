import {
  formatTime,
  fromLocalInput,
  gigEnd,
  gigPath,
  gigStatuses,
  hoursOn,
  isCalledOff,
  movedNews,
  nextDay,
  nightOf,
  readAreas,
  showPrice,
  statusOf,
  venueAddress,
  type Gig,
  type OpeningHours,
  type Site,
} from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { escapeText } from './calendar-text.ts';
import { utcStamp, zonedLine } from './calendar-time.ts';

/** The site's fields that calendars use. `publishedAt` is the fallback for a gig without a time of its last change. */
export type CalendarSite = Pick<Site, 'publishedAt' | 'openingHours' | 'website'>;

/**
 * The lines of a gig (RFC 5545, 3.6.1); none for one without a date. A gig without a likely end lasts until the house
 * closes, or as long as the site calls it "on now". One that is called off stays, so that it disappears from the
 * calendars that have it.
 */
export function eventLines(event: Gig, { publishedAt, openingHours, website }: CalendarSite): string[] {
  const { _id, datetime, slug } = event;
  if (!datetime) return [];
  const changed = event.updatedAt ?? event.createdAt;
  const closing = event.endsAt ? undefined : closingTime(openingHours, datetime);
  const details = detailsOf(event);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(_id)}@${venue.slug}`,
    `DTSTAMP:${utcStamp(changed ?? publishedAt)}`,
    ...(changed ? [`LAST-MODIFIED:${utcStamp(changed)}`] : []),
    `SEQUENCE:${event.sequence ?? 0}`,
    zonedLine('DTSTART', datetime),
    zonedLine('DTEND', closing ?? gigEnd({ ...event, datetime })),
    `SUMMARY:${escapeText(summaryOf(event))}`,
    ...(details ? [`DESCRIPTION:${escapeText(details)}`] : []),
    `LOCATION:${escapeText(`${venue.name}, ${venueAddress(website)}`)}`,
    `URL:${venue.siteUrl}${gigPath(slug)}`,
    `STATUS:${isCalledOff(event) ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** "Cancelled: The Drowned Lamps at Fathoms": some calendars show a gig that is called off like any other. */
function summaryOf(event: Gig): string {
  const what = event.artist ? `${event.artist} at ${venue.name}` : `Music at ${venue.name}`;
  return isCalledOff(event) ? `${gigStatuses[statusOf(event)]}: ${what}` : what;
}

/** What has changed comes first: calendars show few lines, and a status of their own only for what is called off. */
function detailsOf(event: Gig): string {
  const { statusNote, support, doorsAt, price, desc, ticketLink, artistLink } = event;
  const soldOut = statusOf(event) === 'soldOut' && gigStatuses.soldOut;
  const news = [soldOut, movedNews(event), statusNote];
  const facts = [
    support && `Support: ${support}`,
    doorsAt && `Doors: ${formatTime(doorsAt)}`,
    price && `Price: ${showPrice(price)}`,
    ticketLink && `Tickets: ${ticketLink}`,
  ];
  return [news.filter(Boolean).join('\n'), desc, facts.filter(Boolean).join('\n'), artistLink]
    .filter(Boolean)
    .join('\n\n');
}

/** A closing time further from the start than this belongs to another evening, in ms. */
const longest = 12 * 60 * 60 * 1_000;

/** When the house closes in the night of a gig, in whichever area is open longest; undefined if the hours do not say. */
export function closingTime(hours: OpeningHours, start: Date): Date | undefined {
  const day = nightOf(start);
  const closings = readAreas(hours)
    .areas.flatMap((area) => hoursOn(hours, area, day).spans ?? [])
    .map(({ closes }) => moment(day, closes))
    .filter((closing) => closing > start && closing.getTime() - start.getTime() <= longest);
  return closings.length > 0 ? new Date(Math.max(...closings.map(Number))) : undefined;
}

/** So many minutes after the midnight before a day, on the venue's clock. */
function moment(day: string, minutes: number): Date {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return fromLocalInput(`${nextDay(day, Math.floor(minutes / (24 * 60)))}T${time}`);
}
