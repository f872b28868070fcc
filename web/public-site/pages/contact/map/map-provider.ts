import { venue } from '../../../../../venue.config.ts';
import type { ShowMap } from './show-map.ts';

const hasGoogleKey = venue.googleMapsKey !== '';

/** The third party that the map is loaded from: Google if the owner has set a key, otherwise OpenStreetMap. */
export const mapHost = hasGoogleKey ? 'google.com' : 'openstreetmap.org';

/** Loads the code that renders the map. Called only after the visitor agrees. */
export async function loadMap(): Promise<ShowMap> {
  if (hasGoogleKey) return (await import('./google-map.ts')).showGoogleMap;
  return (await import('./open-street-map.ts')).showOpenStreetMap;
}
