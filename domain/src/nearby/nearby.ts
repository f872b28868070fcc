import type { contactMap } from '../constants.ts';

/** The kinds of places listed around the venue (section 9). */
export type PlaceKind = (typeof contactMap.placeTypes)[number];

/** A spot on the map, in degrees. */
export type Spot = { lat: number; lon: number };

/** A place near the venue. `distance` in metres, as the gull flies. */
export type NearbyPlace = Spot & { name: string; kind: PlaceKind; distance: number };

/** Where the venue is and what is around it, nearest first: the answer of GET /nearby. */
export type Nearby = { venue: Spot; places: NearbyPlace[] };

/** What the framed map tells the page around it, once: what it shows, or why it cannot. */
export type MapMessage = { nearby: Nearby } | { failure: string };

const earthRadius = 6_371_000;

/** Metres between two spots. */
export function distanceBetween(from: Spot, to: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const east = Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  const chord = north + east * Math.cos(radians(from.lat)) * Math.cos(radians(to.lat));
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)));
}
