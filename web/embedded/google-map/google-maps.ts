import { contactMap } from '@venue/domain';
import { venue } from '../../../venue.config.ts';

type LatLng = { lat: number; lng: number };
/** A position as Google returns it. */
type Position = { lat: () => number; lng: () => number };

/** A place as Google returns it, with the requested fields. */
export type GooglePlace = { displayName?: string | null; location?: Position | null; types?: string[] };

/** The part of Google Maps' JavaScript API in use, by library. */
type Libraries = {
  maps: { Map: new (element: HTMLElement, options: object) => object };
  marker: { AdvancedMarkerElement: new (options: object) => object };
  geocoding: {
    Geocoder: new () => {
      geocode: (request: object) => Promise<{ results: { geometry: { location: Position } }[] }>;
    };
  };
  places: { Place: { searchNearby: (request: object) => Promise<{ places: GooglePlace[] }> } };
};

type GoogleMaps = {
  importLibrary: <Name extends keyof Libraries>(name: Name) => Promise<Libraries[Name]>;
};

const readyCallback = 'onVenueGoogleMaps';

/**
 * Loads Google's script and resolves when the API is ready.
 * @param onKeyRejected called when Google rejects the key, which may happen after the script has loaded
 */
export function loadGoogleMaps(onKeyRejected: (reason: Error) => void): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const globals = window as unknown as Record<string, unknown>;
    globals[readyCallback] = () => resolve((globals['google'] as { maps: GoogleMaps }).maps);
    globals['gm_authFailure'] = () => onKeyRejected(new Error('Google Maps rejected the API key.'));
    const script = document.createElement('script');
    const query = new URLSearchParams({
      key: venue.googleMapsKey,
      callback: readyCallback,
      loading: 'async',
      v: 'weekly',
    });
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    script.onerror = () => reject(new Error('Google Maps could not be loaded.'));
    document.head.append(script);
  });
}

/** The coordinates of an address. @throws when Google does not find it */
export async function geocode(google: GoogleMaps, address: string): Promise<LatLng> {
  const { Geocoder } = await google.importLibrary('geocoding');
  const { results } = await new Geocoder().geocode({ address });
  const location = results[0]?.geometry.location;
  if (!location) throw new Error('The address was not found on the map.');
  return { lat: location.lat(), lng: location.lng() };
}

/** Nearby places by type and radius. */
export async function searchNearby(google: GoogleMaps, center: LatLng): Promise<GooglePlace[]> {
  const { Place } = await google.importLibrary('places');
  const { places } = await Place.searchNearby({
    fields: ['displayName', 'location', 'types'],
    locationRestriction: { center, radius: contactMap.nearbyRadius },
    includedTypes: [...contactMap.placeTypes],
    maxResultCount: 20,
  });
  return places;
}

/** Renders the map with a marker for the venue and one for each place. Titles are plain text. */
export async function renderMap(
  google: GoogleMaps,
  element: HTMLElement,
  spot: LatLng,
  places: readonly { name: string; at: LatLng }[],
): Promise<void> {
  const [{ Map }, { AdvancedMarkerElement }] = await Promise.all([
    google.importLibrary('maps'),
    google.importLibrary('marker'),
  ]);
  const map = new Map(element, {
    center: spot,
    zoom: contactMap.zoom,
    mapId: venue.googleMapId,
    gestureHandling: 'cooperative',
  });
  const addMarker = (position: LatLng, title: string, className: 'venue' | 'place') => {
    const content = document.createElement('div');
    content.className = className;
    new AdvancedMarkerElement({ map, position, title, content });
  };
  for (const { name, at } of places) addMarker(at, name, 'place');
  addMarker(spot, venue.name, 'venue');
}
