import {
  contactMap,
  distanceBetween,
  type Nearby,
  type NearbyPlace,
  type PlaceKind,
  type Spot,
} from '@venue/domain';
import { venue } from '../../../venue.config.ts';

/** Timeout of both calls together, in ms: a visitor waits for them, within the deadline of a response. */
const timeoutMs = 6_000;
/** Most bytes of one response; a town's worth of places has a tenth of it. */
const mostBytes = 1_000_000;
/** More markers would cover the map. */
const mostPlaces = 30;

/** The keys of OpenStreetMap's tags for our kinds of places. */
const tagKeys: Record<PlaceKind, string> = {
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

/**
 * Fetches the venue's coordinates and the places around it from OpenStreetMap's services. Throws when either fails or
 * both together take longer than 6 s.
 */
export async function requestMapServices(): Promise<Nearby> {
  const signal = AbortSignal.timeout(timeoutMs);
  const spot = await geocode(addressLine(), signal);
  return { venue: spot, places: await placesAround(spot, signal) };
}

/** Geocodes with Nominatim; NOMINATIM_URL sets another server. */
async function geocode(address: string, signal: AbortSignal): Promise<Spot> {
  const base = process.env['NOMINATIM_URL'] ?? 'https://nominatim.openstreetmap.org';
  const query = new URLSearchParams({ q: address, format: 'jsonv2', limit: '1' });
  const found = await fetchJson(`${base}/search?${query.toString()}`, signal);
  const [first] = Array.isArray(found) ? (found as ({ lat?: string; lon?: string } | null)[]) : [];
  const spot = { lat: Number(first?.lat), lon: Number(first?.lon) };
  if (isSpot(spot)) return spot;
  throw new Error('The address was not found on the map.');
}

type OverpassElement = { lat?: unknown; lon?: unknown; center?: unknown; tags?: unknown };

/** Searches with Overpass; OVERPASS_URL sets another server. */
async function placesAround(spot: Spot, signal: AbortSignal): Promise<NearbyPlace[]> {
  const url = process.env['OVERPASS_URL'] ?? 'https://overpass-api.de/api/interpreter';
  const around = `around:${contactMap.nearbyRadius},${spot.lat},${spot.lon}`;
  const wanted = contactMap.placeTypes.map((kind) => `nwr["${tagKeys[kind]}"="${kind}"]["name"](${around});`);
  const query = `[out:json][timeout:5];(${wanted.join('')});out center 100;`;
  const found = await fetchJson(url, signal, new URLSearchParams({ data: query }));
  const elements = (found as { elements?: unknown } | null)?.elements;
  if (!Array.isArray(elements)) throw new Error("Overpass' response has no elements.");
  return elements
    .flatMap((element: unknown) => (isObject(element) ? readPlace(element, spot) : []))
    .filter(({ name, distance }) => name !== venue.name && distance <= contactMap.nearbyRadius)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostPlaces);
}

/** Reads a place: points have coordinates of their own, outlines have a centre. None for what is no place. */
function readPlace({ lat, lon, center, tags }: OverpassElement, from: Spot): NearbyPlace[] {
  const spot = center ?? { lat, lon };
  if (!isSpot(spot) || !isObject(tags)) return [];
  const kind = contactMap.placeTypes.find((each) => tags[tagKeys[each]] === each);
  const name = tags['name'];
  if (!kind || typeof name !== 'string' || name === '') return [];
  const distance = Math.round(distanceBetween(from, spot));
  // Half a character cannot be stored; a buffer replaces it.
  const shown = Buffer.from(name.slice(0, 100)).toString();
  return [{ name: shown, kind, lat: spot.lat, lon: spot.lon, distance }];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSpot(value: unknown): value is Spot {
  if (!isObject(value)) return false;
  const { lat, lon } = value;
  const isWithin = (number: unknown, most: number) => typeof number === 'number' && Math.abs(number) <= most;
  return isWithin(lat, 90) && isWithin(lon, 180);
}

async function fetchJson(url: string, signal: AbortSignal, body?: URLSearchParams): Promise<unknown> {
  const response = await fetch(url, {
    ...(body && { method: 'POST', body }),
    // Both services require callers to identify themselves.
    headers: { 'User-Agent': `${venue.slug}-website (${venue.siteUrl})`, Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`${new URL(url).host} responded with ${response.status}.`);
  return JSON.parse(await readText(response));
}

/** Throws when the response is too large to be what was asked for, before it fills the memory. */
async function readText({ body, url }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`${new URL(url).host} sent more than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
