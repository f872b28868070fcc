import { gig, gigStatuses, statusOf, toInput, type Gig } from '@venue/domain';
import Papa from 'papaparse';
import { venue } from '../../../../../venue.config.ts';
import { columns, type Column } from './gig-columns.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });

/**
 * The gigs as a file that listings sites and spreadsheets read: UTF-8 with its mark, quoted where needed.
 * @param postcode of the house
 */
export function gigsToCsv(gigs: readonly Gig[], postcode: string): string {
  const table = Papa.unparse(
    { fields: Object.values(columns), data: gigs.map((each) => Object.values(cellsOf(each, postcode))) },
    // A cell that begins like a formula would be run by the spreadsheet that opens it.
    // So is one that seems to be kept from it already: reading takes one apostrophe away.
    { escapeFormulae: /^'*[=+\-@\t\r]/, newline: '\r\n' },
  );
  // Without the mark, Excel reads "Seán" as "SeÃ¡n".
  return `\uFEFF${table}\r\n`;
}

/** The cells of one gig, in the order of the columns. Times are on the venue's clock. */
function cellsOf(event: Gig, postcode: string): Record<Column, string> {
  const { artist, datetime, endsAt, doorsAt, desc, support, price, ticketLink, artistLink, statusNote } =
    toInput(gig, event);
  const { street, town, region, country } = venue.address;
  return {
    artist,
    day: datetime.slice(0, 10),
    time: datetime.slice(11, 16),
    venue: venue.name,
    country: countries.of(country) ?? country,
    region,
    city: town,
    postcode,
    address: street,
    name: `${artist} at ${venue.name}`,
    desc,
    support,
    ticketLink,
    ticketType: ticketType(event),
    ends: endsAt.slice(11, 16),
    doors: doorsAt.slice(11, 16),
    price,
    artistLink,
    status: gigStatuses[statusOf(event)],
    statusNote,
  };
}

/** The words that Bandsintown knows; it ignores them without a link. */
function ticketType({ status, price }: Gig): string {
  if (status === 'soldOut') return 'Sold Out';
  return price && /^free\b/i.test(price) ? 'Free' : 'Tickets';
}
