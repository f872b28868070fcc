import { venue } from '../../venue.config.ts';

/** The `@id` of the venue in the structured data of every page. */
export const houseId = `${venue.siteUrl}/#house`;

/** The postal address as schema.org data. */
export const houseAddress = {
  '@type': 'PostalAddress',
  streetAddress: venue.address.street,
  addressLocality: venue.address.town,
  addressRegion: venue.address.region,
  ...(venue.address.postcode && { postalCode: venue.address.postcode }),
  addressCountry: venue.address.country,
} as const;
