import { contactMap, type Nearby } from '@venue/domain';
import { venue } from '../../../../../venue.config.ts';

type LatLng = { lat: number; lng: number };
type GoogleMaps = {
  Map: new (element: HTMLElement, options: { center: LatLng; zoom: number }) => unknown;
  Marker: new (options: { map: unknown; position: LatLng; title: string; label?: string }) => unknown;
};

const readyName = 'onVenueGoogleMap';
let loading: Promise<GoogleMaps> | undefined;

/** Google Maps with the venue's key, the venue in the middle (section 9: zoom 15). */
export async function drawGoogleMap(
  element: HTMLElement,
  { venue: spot, places }: Nearby,
): Promise<() => void> {
  loading ??= loadGoogleMaps();
  const maps = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const map = new maps.Map(element, { center: { lat: spot.lat, lng: spot.lon }, zoom: contactMap.zoom });
  for (const { lat, lon, name } of places) new maps.Marker({ map, position: { lat, lng: lon }, title: name });
  new maps.Marker({ map, position: { lat: spot.lat, lng: spot.lon }, title: venue.name, label: '★' });
  return () => element.replaceChildren();
}

/** Google's script calls a global function when it is ready. */
function loadGoogleMaps(): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const page = window as unknown as Record<string, unknown>;
    page[readyName] = () => resolve((page['google'] as { maps: GoogleMaps }).maps);
    const script = document.createElement('script');
    const query = new URLSearchParams({ key: venue.googleMapsKey, callback: readyName, loading: 'async' });
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    script.onerror = () => reject(new Error('Google Maps could not be loaded.'));
    document.head.append(script);
  });
}
