import { readAreas, type HoursArea, type Site } from '@venue/domain';
import type { BarOrPub, FoodEstablishment, Restaurant, Thing } from 'schema-dts';
import { venue } from '../../../../venue.config.ts';
import { imageUrl } from '../../../ui/image-url.ts';
import { houseAddress, houseId } from '../../venue-id.ts';
import { specialData, weekData } from './venue-hours.ts';

/**
 * The venue's structured data: name, address, phone and hours, as in the footer. The house is open when one of its
 * areas is; each area (restaurant, bar, kitchen) is an entry of its own with its own hours.
 */
export function houseData(site: Site, now: Date): Thing[] {
  const { website } = site;
  const { areas } = readAreas(site.openingHours);
  const profiles = [website.instaLink, website.facebookLink, website.xLink].filter(Boolean);
  const house: Restaurant = {
    // schema.org allows several types, the package's types only one.
    '@type': ['Restaurant', 'BarOrPub'] as unknown as 'Restaurant',
    '@id': houseId,
    name: venue.name,
    url: `${venue.siteUrl}/`,
    telephone: website.contactNumber || venue.phone.display,
    ...(website.contactEmail && { email: website.contactEmail }),
    ...(website.ogImg && { image: imageUrl(website.ogImg) }),
    address: houseAddress(website),
    ...hoursOf(site, areas, now),
    hasMenu: `${venue.siteUrl}/menus`,
    acceptsReservations: `${venue.siteUrl}/book-a-table`,
    ...(areas.length > 0 && { department: areas.map((area) => ({ '@id': idOf(area) })) }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  return [house, ...areas.map((area) => areaData(site, area, now))];
}

function areaData(site: Site, area: HoursArea, now: Date): Restaurant | BarOrPub | FoodEstablishment {
  return {
    '@type': typeOf(area.name),
    '@id': idOf(area),
    name: `${venue.name}: ${area.name}`,
    url: `${venue.siteUrl}/`,
    telephone: site.website.contactNumber || venue.phone.display,
    ...(site.website.ogImg && { image: imageUrl(site.website.ogImg) }),
    address: houseAddress(site.website),
    ...hoursOf(site, [area], now),
    parentOrganization: { '@id': houseId },
  };
}

/** The hours that can be read; an area whose hours cannot be read has none. */
function hoursOf({ openingHours }: Site, areas: HoursArea[], now: Date) {
  const week = weekData(areas);
  const special = specialData(openingHours, areas, now);
  return {
    ...(week.length > 0 && { openingHoursSpecification: week }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** A bar's kitchen is a kitchen. */
function typeOf(name: string): 'Restaurant' | 'BarOrPub' | 'FoodEstablishment' {
  if (/kitchen|food/i.test(name)) return 'FoodEstablishment';
  return /\b(bar|pub)\b/i.test(name) ? 'BarOrPub' : 'Restaurant';
}

function idOf({ name }: HoursArea): string {
  return `${venue.siteUrl}/#${encodeURIComponent(name.toLowerCase().replace(/\s+/g, '-'))}`;
}
