import {
  contactMap,
  distanceBetween,
  type Nearby,
  type NearbyPlace,
  type PlaceKind,
  type Spot,
} from '@venue/domain';
import { venue } from '../../../venue.config.ts';

/** Shorter than Hosting's patience of a minute, for both calls together. */
const timeoutMs = 12_000;
/** More markers than these hide the map. */
const mostPlaces = 30;

/** How OpenStreetMap tags our kinds of places. */
const tags: Record<PlaceKind, string> = {
  restaurant: 'amenity',
  cafe: 'amenity',
  park: 'leisure',
  museum: 'tourism',
};

/** The venue's postal address in one line, as it is looked up. */
export function addressLine(): string {
  const { street, town, region, postcode, country } = venue.address;
  return [street, town, region, postcode, country].filter(Boolean).join(', ');
}

/** Asks OpenStreetMap's services where the venue is and what is around it. Throws when either fails. */
export async function askMapServices(): Promise<Nearby> {
  const spot = await geocode(addressLine());
  return { venue: spot, places: await placesAround(spot) };
}

/** Nominatim's search. Another server of the kind is set with NOMINATIM_URL. */
async function geocode(address: string): Promise<Spot> {
  const base = process.env['NOMINATIM_URL'] ?? 'https://nominatim.openstreetmap.org';
  const query = new URLSearchParams({ q: address, format: 'jsonv2', limit: '1' });
  const found = (await askJson(`${base}/search?${query.toString()}`)) as { lat?: string; lon?: string }[];
  const [lat, lon] = [Number(found[0]?.lat), Number(found[0]?.lon)];
  if (Number.isFinite(lat) && Number.isFinite(lon)) return { lat, lon };
  throw new Error('The address was not found on the map.');
}

type OverpassElement = Partial<Spot> & { center?: Spot; tags?: Record<string, string> };

/** Overpass' interpreter. Another server of the kind is set with OVERPASS_URL. */
async function placesAround(spot: Spot): Promise<NearbyPlace[]> {
  const url = process.env['OVERPASS_URL'] ?? 'https://overpass-api.de/api/interpreter';
  const around = `around:${contactMap.nearbyRadius},${spot.lat},${spot.lon}`;
  const wanted = contactMap.placeTypes.map((kind) => `nwr["${tags[kind]}"="${kind}"]["name"](${around});`);
  const query = `[out:json][timeout:10];(${wanted.join('')});out center 100;`;
  const answer = (await askJson(url, new URLSearchParams({ data: query }))) as {
    elements?: OverpassElement[];
  };
  if (!Array.isArray(answer.elements)) throw new Error('Overpass answered without elements.');
  return answer.elements
    .flatMap((element) => readPlace(element, spot))
    .filter(({ name, distance }) => name !== venue.name && distance <= contactMap.nearbyRadius)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostPlaces);
}

/** Points carry their own position, outlines their centre. */
function readPlace({ lat, lon, center, tags: found = {} }: OverpassElement, from: Spot): NearbyPlace[] {
  const spot = center ?? { lat: lat ?? Number.NaN, lon: lon ?? Number.NaN };
  const kind = contactMap.placeTypes.find((each) => found[tags[each]] === each);
  const name = found['name'];
  if (!kind || !name || !Number.isFinite(spot.lat) || !Number.isFinite(spot.lon)) return [];
  const distance = Math.round(distanceBetween(from, spot));
  return [{ name: name.slice(0, 100), kind, lat: spot.lat, lon: spot.lon, distance }];
}

async function askJson(url: string, body?: URLSearchParams): Promise<unknown> {
  const answer = await fetch(url, {
    ...(body && { method: 'POST', body }),
    // Both services ask every caller to say who they are.
    headers: { 'User-Agent': `${venue.slug}-website (${venue.siteUrl})`, Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}.`);
  return answer.json();
}
