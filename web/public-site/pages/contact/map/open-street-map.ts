import { contactMap, type Nearby } from '@venue/domain';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { venue } from '../../../../../venue.config.ts';
import type { MapPlace } from './map-place.ts';

/** Longer than the function takes to ask the map services. */
const timeoutMs = 40_000;

/** Leaflet on OpenStreetMap's tiles; where the venue is and what is around it our own server knows. */
export async function showOpenStreetMap({ element, signal, onFailure }: MapPlace): Promise<Nearby> {
  const nearby = await fetchNearby(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  const { venue: spot, places } = nearby;
  const map = L.map(element, { scrollWheelZoom: false }).setView([spot.lat, spot.lon], contactMap.zoom);
  signal.addEventListener('abort', () => map.remove());
  map.attributionControl.setPrefix('Leaflet');
  addTiles(map, onFailure);
  for (const { lat, lon, name } of places) mark([lat, lon], 6, '#1d4a5a', name).addTo(map);
  mark([spot.lat, spot.lon], 10, '#a8482e', venue.name).addTo(map).openTooltip();
  return nearby;
}

async function fetchNearby(signal: AbortSignal): Promise<Nearby> {
  const answer = await fetch('/api/nearby', { signal });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return (await answer.json()) as Nearby;
}

/** A missing tile is a grey square; when not one has come, there is no map. */
function addTiles(map: L.Map, onFailure: (reason: Error) => void): void {
  let hasAny = false;
  L.tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', {
    maxZoom: 19,
    attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    // OpenStreetMap's servers refuse requests that do not say which site they come from.
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
    .on('tileload', () => (hasAny = true))
    .on('load', () => {
      if (!hasAny) onFailure(new Error('OpenStreetMap sent no tiles.'));
    })
    .addTo(map);
}

function mark(at: L.LatLngTuple, radius: number, fillColor: string, name: string): L.CircleMarker {
  // Text, not HTML: names come from a map that anybody may edit.
  const label = document.createElement('span');
  label.textContent = name;
  return L.circleMarker(at, { radius, fillColor, fillOpacity: 1, color: '#fbf7ef', weight: 2 }).bindTooltip(
    label,
  );
}
