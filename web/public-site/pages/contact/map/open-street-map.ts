import { contactMap, type Nearby } from '@venue/domain';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { venue } from '../../../../../venue.config.ts';
import type { MapOptions } from './show-map.ts';

/** Longer than the timeouts of GET /nearby, which calls the map services. */
const timeoutMs = 40_000;

/** Renders OpenStreetMap's tiles with Leaflet. The coordinates come from our own server (GET /nearby). */
export async function showOpenStreetMap({ element, signal, onFailure }: MapOptions): Promise<Nearby> {
  const nearby = await fetchNearby(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  const { venue: spot, places } = nearby;
  const map = L.map(element, { scrollWheelZoom: false }).setView([spot.lat, spot.lon], contactMap.zoom);
  signal.addEventListener('abort', () => map.remove());
  map.attributionControl.setPrefix('Leaflet');
  addTiles(map, onFailure);
  for (const { lat, lon, name } of places) marker([lat, lon], 6, '#1d4a5a', name).addTo(map);
  marker([spot.lat, spot.lon], 10, '#a8482e', venue.name).addTo(map).openTooltip();
  return nearby;
}

async function fetchNearby(signal: AbortSignal): Promise<Nearby> {
  const response = await fetch('/api/nearby', { signal });
  if (!response.ok) throw new Error(`GET /api/nearby failed with status ${response.status}.`);
  return (await response.json()) as Nearby;
}

/** Adds the tiles. A missing tile is only a grey square; the map counts as failed if none has loaded. */
function addTiles(map: L.Map, onFailure: (reason: Error) => void): void {
  let hasAny = false;
  L.tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', {
    maxZoom: 19,
    attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    // OpenStreetMap's servers reject requests without a referrer.
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
    .on('tileload', () => (hasAny = true))
    .on('load', () => {
      if (!hasAny) onFailure(new Error('No tile of OpenStreetMap could be loaded.'));
    })
    .addTo(map);
}

function marker(at: L.LatLngTuple, radius: number, fillColor: string, name: string): L.CircleMarker {
  // Text, not HTML: the names come from a map that anyone can edit.
  const label = document.createElement('span');
  label.textContent = name;
  return L.circleMarker(at, { radius, fillColor, fillOpacity: 1, color: '#fbf7ef', weight: 2 }).bindTooltip(
    label,
  );
}
