import { distanceBetween, type Nearby, type PlaceKind } from '@venue/domain';

/** A cove without a village, which stands in for the invented harbour. */
const harbour = { lat: 52.706, lon: -9.605 };

const places: [name: string, kind: PlaceKind, lat: number, lon: number][] = [
  ['The Wet Oar', 'cafe', 52.7065, -9.6042],
  ['Slip Park', 'park', 52.7049, -9.6035],
  ['Kilvara Lifeboat Museum', 'museum', 52.7073, -9.6061],
  ['Bakehouse Lane', 'cafe', 52.7052, -9.6018],
  ['The Salt Pan', 'restaurant', 52.7078, -9.603],
];

/** What is around the demo venue, as the map services would tell it. */
export const nearby: Nearby = {
  venue: harbour,
  places: places
    .map(([name, kind, lat, lon]) => {
      return { name, kind, lat, lon, distance: Math.round(distanceBetween(harbour, { lat, lon })) };
    })
    .sort((a, b) => a.distance - b.distance),
};
