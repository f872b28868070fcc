import type { contactMap } from '../constants.ts';

/** The kinds of places listed around the venue. */
export type PlaceKind = (typeof contactMap.placeTypes)[number];

/** Coordinates in degrees. */
export type Spot = { lat: number; lon: number };

/** A place near the venue. `distance` is in metres, in a straight line. */
export type NearbyPlace = Spot & { name: string; kind: PlaceKind; distance: number };

/** The venue's coordinates and the places around it, nearest first: the response of GET /nearby. */
export type Nearby = { venue: Spot; places: NearbyPlace[] };

/** The single message from the framed map to its page: what it shows, or why it failed. */
export type MapMessage = { nearby: Nearby } | { failure: string };

const earthRadius = 6_371_000;

/** Distance between two points in metres. */
export function distanceBetween(from: Spot, to: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const east = Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  const chord = north + east * Math.cos(radians(from.lat)) * Math.cos(radians(to.lat));
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)));
}
