import type { VenueConfig } from '../../domain/src/venue-config.ts';

/** A venue that differs from the demo in every fact. */
export const otherVenue: VenueConfig = {
  name: 'The Lantern Room',
  slug: 'lantern',
  tagline: 'Supper club and jazz',
  phone: { dial: '+34922555010', display: '922 55 50 10' },
  address: {
    street: 'Calle del Faro 3',
    town: 'Puerto Claro',
    region: 'Tenerife',
    postcode: '38400',
    country: 'ES',
  },
  place: { latitude: 53.27, longitude: -9.05 },
  curve: { seed: 402, calm: 0.2, reach: 1.5, tilt: 0.3 },
  timeZone: 'Atlantic/Canary',
  festival: { path: '/noche-de-san-juan', name: 'Noche de San Juan' },
  siteUrl: 'https://lantern.example',
  booking: { maxPartySize: 8, providerUrl: '' },
  reviewWidgetUrl: '',
  googleMapsKey: '',
  googleMapId: 'LANTERN_MAP',
  firebase: {
    projectId: 'lantern-live',
    apiKey: 'AIzaLanternKey',
    appId: '1:1234:web:abcd',
    authDomain: 'lantern-live.firebaseapp.com',
    storageBucket: 'lantern-live.firebasestorage.app',
  },
  region: 'europe-southwest1',
};
