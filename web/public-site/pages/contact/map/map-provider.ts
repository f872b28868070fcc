import type { Nearby } from '@venue/domain';
import { venue } from '../../../../../venue.config.ts';

/** What a map needs from the page that shows it. */
export type MapPlace = {
  /** The empty element it is drawn into. */
  element: HTMLElement;
  /** The visitor leaves: whatever was begun ends and whatever was drawn goes. */
  signal: AbortSignal;
  /** The map broke after it was shown. */
  onFailure: (reason: Error) => void;
};

/** Draws the venue and what is around it; gives what it found. @throws when there is no map to be had */
export type ShowMap = (place: MapPlace) => Promise<Nearby>;

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
