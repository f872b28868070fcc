import * as messages from '../messages.ts';
import {
  choice,
  dateTime,
  image,
  line,
  link,
  list,
  number,
  stamps,
  text,
  type RecordOf,
} from '../record/field.ts';
import { visibility } from '../visibility/visibility.ts';

export { excerpt } from './excerpt.ts';

/** What has become of a gig, in the words of guests and staff. A gig without a status is scheduled. */
export const gigStatuses = {
  scheduled: 'Scheduled',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  soldOut: 'Sold out',
} as const;

export type GigStatus = keyof typeof gigStatuses;

/** Longest evening, in ms: a gig that ends later has a mistyped date. */
const evening = 24 * 60 * 60 * 1_000;

/** A music event, a gig. Nothing is required. */
export const gig = {
  artist: line('Artist'),
  support: line('Support', { optional: true }),
  /** The start of the music. Shown and typed in the venue's time zone; missing if it is to be announced. */
  datetime: dateTime('Date and time', { optional: true }),
  doorsAt: dateTime('Doors', {
    optional: true,
    before: { field: 'datetime', within: evening, message: messages.eventDoorsLate },
  }),
  /** The expected end; missing if unknown. */
  endsAt: dateTime('Likely end', {
    optional: true,
    after: { field: 'datetime', within: evening, message: messages.eventEndsEarly },
  }),
  /** As guests read it: "Free", "€15", "€12 / €10". */
  price: line('Price', { optional: true, max: 60 }),
  ticketLink: link('Link to tickets', { optional: true }),
  status: choice('Status', gigStatuses, {
    optional: true,
    default: 'scheduled',
    unknown: messages.eventStatusUnknown,
  }),
  /** What guests should know about it: "The singer has lost her voice." */
  statusNote: line('Note for guests', { optional: true, max: 300 }),
  /** Website or social link of the artist, or empty. */
  artistLink: link('Artist website or social link'),
  desc: text('Description'),
  img: image('Image'),
  ...visibility,
  /** The last part of its page's address. The server makes it from the artist. */
  slug: line('Address of its page', { optional: true, readOnly: true }),
  /** Earlier last parts, which lead to its page. */
  formerSlugs: list('', line(''), { readOnly: true, internal: true }),
  /** The start before the gig was moved. */
  previousDatetime: dateTime('Moved from', { optional: true, readOnly: true }),
  /** How often the gig was changed since it was listed, for calendars. */
  sequence: number('', { optional: true, readOnly: true }),
  ...stamps,
};

export type Gig = RecordOf<typeof gig>;
