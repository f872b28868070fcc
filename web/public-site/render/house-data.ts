import { readOpeningWeek, type OpenSpan, type Site } from '@venue/domain';
import type { OpeningHoursSpecification, Restaurant } from 'schema-dts';
import { venue } from '../../../venue.config.ts';
import { imageUrl } from '../../ui/image-url.ts';
import { houseAddress, houseId } from '../house-id.ts';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The venue's structured data: name, address, phone and hours, as in the footer. */
export function houseData(site: Site): Restaurant {
  const { website } = site;
  const hours = openingHours(site);
  const profiles = [website.instaLink, website.facebookLink, website.xLink].filter(Boolean);
  return {
    // schema.org allows several types, the package's types only one.
    '@type': ['Restaurant', 'BarOrPub'] as unknown as 'Restaurant',
    '@id': houseId,
    name: venue.name,
    url: `${venue.siteUrl}/`,
    telephone: website.contactNumber || venue.phone.display,
    ...(website.contactEmail && { email: website.contactEmail }),
    ...(website.ogImg && { image: imageUrl(website.ogImg) }),
    address: houseAddress,
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    hasMenu: `${venue.siteUrl}/menus`,
    acceptsReservations: `${venue.siteUrl}/book-a-table`,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The hours of the first area whose times can all be parsed; empty if there is none. */
function openingHours({ openingHours: hours }: Site): OpeningHoursSpecification[] {
  const areas = hours.contents.filter(({ elementType }) => elementType === 'Area');
  for (const { content } of areas) {
    const week = readOpeningWeek(hours, content);
    if (!week || week.some((spans) => spans === undefined)) continue;
    return week.flatMap((spans, day) => (spans ?? []).map((span) => specification(day, span)));
  }
  return [];
}

function specification(day: number, { opens, closes }: OpenSpan): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: dayNames[day],
    opens: clock(opens),
    closes: clock(closes),
  };
}

/** Minutes after midnight as "17:30"; times past midnight start again at "00:00". */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
