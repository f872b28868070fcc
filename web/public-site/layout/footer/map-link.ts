import { venueAddress, type Eircode } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';

/** The target of "View map": a search for the venue's address on OpenStreetMap, which knows no Eircodes. */
export function mapLink(): string {
  const { street, town, region, postcode } = venue.address;
  const place = [venue.name, street, town, region, postcode].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}

/**
 * The target of "Directions": a route from where the guest is. Phones open it in Google Maps, if that is installed, and
 * everything else in the browser; `geo:` does nothing on iPhones and desktops, and Apple's address opens an app on Apple's
 * devices only.
 */
export function directionsLink(website: Eircode): string {
  const place = [venue.name, venueAddress(website), venue.address.country].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
