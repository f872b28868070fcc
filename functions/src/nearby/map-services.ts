import {
  contactMap,
  distanceBetween,
  type Nearby,
  type NearbyPlace,
  type PlaceKind,
  type Spot,
} from '@venue/domain';
import { venue } from '../../../venue.config.ts';

/** Timeout of each of the two calls; together they stay below Hosting's 60 s. */
const timeoutMs = 12_000;
/** More markers would cover the map. */
const mostPlaces = 30;

/** The keys of OpenStreetMap's tags for our kinds of places. */
const tags: Record<PlaceKind, string> = {
  restaurant: 'amenity',
  cafe: 'amenity',
  park: 'leisure',
  museum: 'tourism',
};

/** The venue's postal address in one line, for geocoding. */
export function addressLine(): string {
  const { street, town, region, postcode, country } = venue.address;
  return [street, town, region, postcode, country].filter(Boolean).join(', ');
}

/** Fetches the venue's coordinates and the places around it from OpenStreetMap's services. Throws when either fails. */
export async function askMapServices(): Promise<Nearby> {
  const spot = await geocode(addressLine());
  return { venue: spot, places: await placesAround(spot) };
}

/** Geocodes with Nominatim; NOMINATIM_URL sets another server. */
async function geocode(address: string): Promise<Spot> {
  const base = process.env['NOMINATIM_URL'] ?? 'https://nominatim.openstreetmap.org';
  const query = new URLSearchParams({ q: address, format: 'jsonv2', limit: '1' });
  const found = (await fetchJson(`${base}/search?${query.toString()}`)) as { lat?: string; lon?: string }[];
  const [lat, lon] = [Number(found[0]?.lat), Number(found[0]?.lon)];
  if (Number.isFinite(lat) && Number.isFinite(lon)) return { lat, lon };
  throw new Error('The address was not found on the map.');
}

type OverpassElement = Partial<Spot> & { center?: Spot; tags?: Record<string, string> };

/** Searches with Overpass; OVERPASS_URL sets another server. */
async function placesAround(spot: Spot): Promise<NearbyPlace[]> {
  const url = process.env['OVERPASS_URL'] ?? 'https://overpass-api.de/api/interpreter';
  const around = `around:${contactMap.nearbyRadius},${spot.lat},${spot.lon}`;
  const wanted = contactMap.placeTypes.map((kind) => `nwr["${tags[kind]}"="${kind}"]["name"](${around});`);
  const query = `[out:json][timeout:10];(${wanted.join('')});out center 100;`;
  const { elements } = (await fetchJson(url, new URLSearchParams({ data: query }))) as {
    elements?: OverpassElement[];
  };
  if (!Array.isArray(elements)) throw new Error("Overpass' response has no elements.");
  return elements
    .flatMap((element) => readPlace(element, spot))
    .filter(({ name, distance }) => name !== venue.name && distance <= contactMap.nearbyRadius)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostPlaces);
}

/** Reads a place: points have coordinates of their own, outlines have a centre. */
function readPlace({ lat, lon, center, tags: found = {} }: OverpassElement, from: Spot): NearbyPlace[] {
  const spot = center ?? { lat: lat ?? Number.NaN, lon: lon ?? Number.NaN };
  const kind = contactMap.placeTypes.find((each) => found[tags[each]] === each);
  const name = found['name'];
  if (!kind || !name || !Number.isFinite(spot.lat) || !Number.isFinite(spot.lon)) return [];
  const distance = Math.round(distanceBetween(from, spot));
  return [{ name: name.slice(0, 100), kind, lat: spot.lat, lon: spot.lon, distance }];
}

async function fetchJson(url: string, body?: URLSearchParams): Promise<unknown> {
  const response = await fetch(url, {
    ...(body && { method: 'POST', body }),
    // Both services require callers to identify themselves.
    headers: { 'User-Agent': `${venue.slug}-website (${venue.siteUrl})`, Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${new URL(url).host} responded with ${response.status}.`);
  return response.json();
}
