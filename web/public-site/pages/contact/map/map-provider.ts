import { venue } from '../../../../../venue.config.ts';
import type { ShowMap } from './map-place.ts';

const hasGoogleKey = venue.googleMapsKey !== '';

/** Who will see that the visitor is here: Google where the owner has set a key, OpenStreetMap otherwise. */
export const mapHost = hasGoogleKey ? 'google.com' : 'openstreetmap.org';

/** Fetches the code that draws the map; only called once the visitor agrees. */
export async function loadMap(): Promise<ShowMap> {
  if (hasGoogleKey) return (await import('./google-map.ts')).showGoogleMap;
  return (await import('./open-street-map.ts')).showOpenStreetMap;
}
