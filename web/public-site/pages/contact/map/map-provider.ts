import { venue } from '../../../../../venue.config.ts';
import type { ShowMap } from './map-place.ts';

/** Where maps come from. `load` fetches the code, and is only called once the visitor agrees. */
export type MapProvider = {
  /** Who will see that the visitor is here. */
  host: string;
  load: () => Promise<ShowMap>;
};

const openStreetMap: MapProvider = {
  host: 'openstreetmap.org',
  load: async () => (await import('./open-street-map.ts')).showOpenStreetMap,
};

const googleMaps: MapProvider = {
  host: 'google.com',
  load: async () => (await import('./google-map.ts')).showGoogleMap,
};

const googleKey: string = venue.googleMapsKey;

/** Google Maps where the owner has set a key, OpenStreetMap otherwise. */
export const mapProvider: MapProvider = googleKey === '' ? openStreetMap : googleMaps;
