import { contactMap } from '@venue/domain';
import { venue } from '../../../venue.config.ts';

export type LatLng = { lat: number; lng: number };
/** A position as Google answers it. */
type Position = { lat: () => number; lng: () => number };

/** A place as Google answers it, with the fields that are asked for. */
export type GooglePlace = { displayName?: string | null; location?: Position | null; types?: string[] };

/** The part of Google Maps' JavaScript API that is used, library by library. */
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

const readyName = 'onVenueGoogleMaps';

/** Fetches Google's script; it calls a function of ours when it is ready, another when the key is refused. */
export function loadGoogleMaps(onRefusal: (reason: Error) => void): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const page = window as unknown as Record<string, unknown>;
    page[readyName] = () => resolve((page['google'] as { maps: GoogleMaps }).maps);
    page['gm_authFailure'] = () => onRefusal(new Error('Google refused the key.'));
    const script = document.createElement('script');
    const query = new URLSearchParams({
      key: venue.googleMapsKey,
      callback: readyName,
      loading: 'async',
      v: 'weekly',
    });
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    script.onerror = () => reject(new Error('Google Maps could not be loaded.'));
    document.head.append(script);
  });
}

/** Where an address is. @throws when Google does not know it */
export async function geocode(google: GoogleMaps, address: string): Promise<LatLng> {
  const { Geocoder } = await google.importLibrary('geocoding');
  const { results } = await new Geocoder().geocode({ address });
  const location = results[0]?.geometry.location;
  if (!location) throw new Error('The address was not found on the map.');
  return { lat: location.lat(), lng: location.lng() };
}

/** The places of the kinds and within the radius of section 9. */
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

/** The map with a mark for the venue and one for each place; their titles are text. */
export async function drawMap(
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
  const mark = (position: LatLng, title: string, look: 'venue' | 'place') => {
    const content = document.createElement('div');
    content.className = look;
    new AdvancedMarkerElement({ map, position, title, content });
  };
  for (const { name, at } of places) mark(at, name, 'place');
  mark(spot, venue.name, 'venue');
}
