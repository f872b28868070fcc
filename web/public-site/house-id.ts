import type { Website } from '@venue/domain';
import { venue } from '../../venue.config.ts';

/** The `@id` of the venue in the structured data of every page. */
export const houseId = `${venue.siteUrl}/#house`;

/** The postal address as schema.org data. The Eircode that staff have entered replaces the configured postcode. */
export function houseAddress({ eircode }: Pick<Website, 'eircode'>) {
  const { street, town, region, postcode, country } = venue.address;
  const postalCode = eircode || postcode;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: town,
    addressRegion: region,
    ...(postalCode && { postalCode }),
    addressCountry: country,
  } as const;
}
