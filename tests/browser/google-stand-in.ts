/** What the stand-in was asked for, in order; it lies in the frame's `asked`. */
export type AskedOfGoogle = { what: string; request: unknown };

/**
 * Stands in for the script https://maps.googleapis.com/maps/api/js, in whose place it is sent as text: the
 * libraries that the site uses, with answers of the real services' shape. Positions answer by lat() and lng().
 */
export function googleStandIn(): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const query = new URL(src).searchParams;
  const asked: { what: string; request: unknown }[] = [];
  const note = (what: string, request: unknown) => void asked.push({ what, request });
  const position = (lat: number, lng: number) => ({ lat: () => lat, lng: () => lng });
  const place = (displayName: string | null, lat: number, types: string[]) => ({
    displayName,
    location: position(lat, -9.605),
    types,
  });

  function Map(element: HTMLElement, request: object) {
    note('map', request);
    // The real one brings its own styles and draws into the element.
    const style = document.createElement('style');
    style.textContent = '.gm-style { position: absolute; inset: 0; background: rgb(200, 220, 230) }';
    document.head.append(style);
    const surface = document.createElement('div');
    surface.className = 'gm-style';
    element.append(surface);
    return { surface };
  }

  function AdvancedMarkerElement(marker: {
    map: { surface: HTMLElement };
    title: string;
    content: HTMLElement;
  }) {
    const { map, title, content } = marker;
    content.setAttribute('role', 'img');
    content.setAttribute('aria-label', title);
    map.surface.append(content);
  }

  function Geocoder() {
    return {
      geocode(request: object) {
        note('geocode', request);
        return Promise.resolve({ results: [{ geometry: { location: position(52.706, -9.605) } }] });
      },
    };
  }

  const Place = {
    searchNearby(request: object) {
      note('places', request);
      return Promise.resolve({
        places: [
          place('Slip Park', 52.7082, ['park', 'point_of_interest']),
          place('The Wet Oar', 52.7065, ['coffee_shop', 'cafe', 'food']),
          place('Fathoms', 52.706, ['restaurant', 'bar']),
          place(null, 52.7061, ['cafe']),
        ],
      });
    },
  };

  const libraries: Record<string, object> = {
    maps: { Map },
    marker: { AdvancedMarkerElement },
    geocoding: { Geocoder },
    places: { Place },
  };
  const importLibrary = (name: string) => Promise.resolve(libraries[name]);
  const page = window as unknown as Record<string, unknown>;
  page['asked'] = asked;
  page['google'] = { maps: { importLibrary } };
  (page[query.get('callback') ?? ''] as () => void)();
}
