/**
 * The columns of a file of gigs: first those of Bandsintown's event upload, which other listings sites read as well,
 * then what the site knows beyond them. Their order is that of the export. A file that was exported can be imported again
 * without a change; a gig whose artist or night was edited in between counts as a new one, which the preview shows.
 */
export const columns = {
  artist: 'Artist',
  day: 'Date',
  time: 'Time',
  venue: 'Venue',
  country: 'Country',
  region: 'Region',
  city: 'City',
  postcode: 'Postal Code',
  address: 'Address',
  name: 'Event Name',
  desc: 'Description',
  support: 'Lineup',
  ticketLink: 'Ticket Link',
  ticketType: 'Ticket Type',
  ends: 'End Time',
  doors: 'Doors',
  price: 'Price',
  artistLink: 'Artist Link',
  status: 'Status',
  statusNote: 'Status Note',
} as const;

export type Column = keyof typeof columns;

/** Other headings of the same columns: those of Bandsintown's newer template, and what people write by hand. */
const otherHeadings: Partial<Record<Column, readonly string[]>> = {
  artist: ['Headliner', 'Band', 'Act', 'Artist Name'],
  day: ['Start Date', 'Event Date', 'Day'],
  time: ['Start Time', 'Starts'],
  name: ['Title'],
  desc: ['Text'],
  support: ['Support', 'Supporting Acts'],
  ticketLink: ['Tickets', 'Ticket URL'],
  ends: ['Ends', 'Likely End'],
  doors: ['Doors Time', 'Doors Open'],
  artistLink: ['Website', 'Artist Website'],
};

const byHeading = new Map(
  (Object.keys(columns) as Column[]).flatMap((column) =>
    [columns[column], ...(otherHeadings[column] ?? [])].map((heading) => [plain(heading), column] as const),
  ),
);

/** The column of a heading, whatever its capitals, spaces and asterisks; undefined for one that means nothing here. */
export function columnOf(heading: string): Column | undefined {
  return byHeading.get(plain(heading));
}

function plain(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z]/g, '');
}
