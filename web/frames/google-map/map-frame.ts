import {
  contactMap,
  distanceBetween,
  type MapMessage,
  type Nearby,
  type NearbyPlace,
  type Spot,
} from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { drawMap, geocode, loadGoogleMaps, searchNearby, type GooglePlace } from './google-maps.ts';
import './map-frame.css';

/*
 * The page in the frame of the contact map when a Google Maps key is set: Google's map, geocoder and
 * places in a document of its own, which alone may run Google's scripts. It tells the page around it
 * what it found.
 */
show().then(
  (nearby) => tell({ nearby }),
  (error: unknown) => tell({ failure: error instanceof Error ? error.message : String(error) }),
);

function show(): Promise<Nearby> {
  return new Promise((resolve, reject) => {
    loadGoogleMaps(reject).then(draw).then(resolve, reject);
  });
}

async function draw(google: Awaited<ReturnType<typeof loadGoogleMaps>>): Promise<Nearby> {
  const { street, town, region, postcode, country } = venue.address;
  const address = [street, town, region, postcode, country].filter(Boolean).join(', ');
  const center = await geocode(google, address);
  const spot = { lat: center.lat, lon: center.lng };
  const places = (await searchNearby(google, center))
    .flatMap((place) => readPlace(place, spot))
    .filter(({ name, distance }) => name !== venue.name && distance <= contactMap.nearbyRadius)
    .sort((a, b) => a.distance - b.distance);
  const element = document.getElementById('map');
  if (!element) throw new Error('The page has no place for a map.');
  const marks = places.map(({ name, lat, lon }) => ({ name, at: { lat, lng: lon } }));
  await drawMap(google, element, center, marks);
  return { venue: spot, places };
}

/** Google gives a place many types; ours is the first that the product names. */
function readPlace({ displayName, location, types = [] }: GooglePlace, from: Spot): NearbyPlace[] {
  const kind = contactMap.placeTypes.find((each) => types.includes(each));
  if (!kind || !displayName || !location) return [];
  const spot = { lat: location.lat(), lon: location.lng() };
  return [{ ...spot, name: displayName, kind, distance: Math.round(distanceBetween(from, spot)) }];
}

function tell(message: MapMessage): void {
  window.parent.postMessage(message, window.location.origin);
}
