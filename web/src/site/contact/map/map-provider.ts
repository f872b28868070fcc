import type { Nearby } from '@venue/domain';
import { venue } from '../../../../../venue.config.ts';

/** Draws the venue and what is around it into an element, and gives the way to remove it again. */
export type DrawMap = (element: HTMLElement, nearby: Nearby) => Promise<() => void> | (() => void);

/** Where maps come from. `load` fetches the code, and is only called once the visitor agrees. */
export type MapProvider = {
  /** Who will see that the visitor is here. */
  host: string;
  load: () => Promise<DrawMap>;
};

const openStreetMap: MapProvider = {
  host: 'openstreetmap.org',
  load: async () => (await import('./draw-open-street-map.ts')).drawOpenStreetMap,
};

const googleMaps: MapProvider = {
  host: 'google.com',
  load: async () => (await import('./draw-google-map.ts')).drawGoogleMap,
};

const googleKey: string = venue.googleMapsKey;

/** Google Maps where the owner has set a key, OpenStreetMap otherwise. */
export const mapProvider: MapProvider = googleKey === '' ? openStreetMap : googleMaps;
