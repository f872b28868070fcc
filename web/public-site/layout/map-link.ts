import { venue } from '../../../venue.config.ts';

/** Where "View map" leads: the venue's address in the visitor's own map. */
export function mapLink(): string {
  const { street, town, region, postcode } = venue.address;
  const place = [venue.name, street, town, region, postcode].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}
