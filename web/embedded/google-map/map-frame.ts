import {
  contactMap,
  distanceBetween,
  type MapMessage,
  type Nearby,
  type NearbyPlace,
  type Spot,
} from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { geocode, loadGoogleMaps, renderMap, searchNearby, type GooglePlace } from './google-maps.ts';
import './map-frame.css';

/*
 * The document in the contact map's frame when a Google Maps key is set. It renders Google's map with
 * what is nearby, and posts the result to the parent page. Only this document's Content-Security-Policy
 * allows Google's scripts.
 */
show().then(
  (nearby) => post({ nearby }),
  (error: unknown) => post({ failure: error instanceof Error ? error.message : String(error) }),
);

function show(): Promise<Nearby> {
  return new Promise((resolve, reject) => {
    loadGoogleMaps(reject).then(render).then(resolve, reject);
  });
}

async function render(google: Awaited<ReturnType<typeof loadGoogleMaps>>): Promise<Nearby> {
  const { street, town, region, postcode, country } = venue.address;
  const address = [street, town, region, postcode, country].filter(Boolean).join(', ');
  const center = await geocode(google, address);
  const spot = { lat: center.lat, lon: center.lng };
  const places = (await searchNearby(google, center))
    .flatMap((place) => readPlace(place, spot))
    .filter(({ name, distance }) => name !== venue.name && distance <= contactMap.nearbyRadius)
    .sort((a, b) => a.distance - b.distance);
  const element = document.getElementById('map');
  if (!element) throw new Error('The page has no #map element.');
  const markers = places.map(({ name, lat, lon }) => ({ name, at: { lat, lng: lon } }));
  await renderMap(google, element, center, markers);
  return { venue: spot, places };
}

/** Converts a place of Google's. It has many types; the first one listed in `contactMap.placeTypes` counts. */
function readPlace({ displayName, location, types = [] }: GooglePlace, from: Spot): NearbyPlace[] {
  const kind = contactMap.placeTypes.find((each) => types.includes(each));
  if (!kind || !displayName || !location) return [];
  const spot = { lat: location.lat(), lon: location.lng() };
  return [{ ...spot, name: displayName, kind, distance: Math.round(distanceBetween(from, spot)) }];
}

function post(message: MapMessage): void {
  window.parent.postMessage(message, window.location.origin);
}
