import { postcodeOf, type Eircode } from '@venue/domain';
import { venue } from '../../venue.config.ts';

/** The `@id` of the venue in the structured data of every page. */
export const houseId = `${venue.siteUrl}/#house`;

/** The postal address as schema.org data. */
export function houseAddress(website: Eircode) {
  const { street, town, region, country } = venue.address;
  const postalCode = postcodeOf(website);
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: town,
    addressRegion: region,
    ...(postalCode && { postalCode }),
    addressCountry: country,
  } as const;
}
