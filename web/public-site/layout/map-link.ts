import { venue } from '../../../venue.config.ts';

/** The target of "View map": a search for the venue's address on OpenStreetMap. */
export function mapLink(): string {
  const { street, town, region, postcode } = venue.address;
  const place = [venue.name, street, town, region, postcode].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}
