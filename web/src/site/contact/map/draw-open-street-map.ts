import { contactMap, type Nearby } from '@venue/domain';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { venue } from '../../../../../venue.config.ts';

/** Leaflet on OpenStreetMap's tiles, the venue in the middle (section 9: zoom 15). */
export function drawOpenStreetMap(element: HTMLElement, { venue: spot, places }: Nearby): () => void {
  const map = L.map(element, { scrollWheelZoom: false }).setView([spot.lat, spot.lon], contactMap.zoom);
  map.attributionControl.setPrefix('Leaflet');
  L.tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', {
    maxZoom: 19,
    attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    // OpenStreetMap's servers refuse requests that do not say which site they come from.
    referrerPolicy: 'strict-origin-when-cross-origin',
  }).addTo(map);
  for (const { lat, lon, name } of places) mark([lat, lon], 6, '#1d4a5a', name).addTo(map);
  mark([spot.lat, spot.lon], 10, '#a8482e', venue.name).addTo(map).openTooltip();
  return () => map.remove();
}

function mark(at: L.LatLngTuple, radius: number, fillColor: string, name: string): L.CircleMarker {
  // Text, not HTML: names come from a map that anybody may edit.
  const label = document.createElement('span');
  label.textContent = name;
  return L.circleMarker(at, { radius, fillColor, fillOpacity: 1, color: '#fbf7ef', weight: 2 }).bindTooltip(
    label,
  );
}
