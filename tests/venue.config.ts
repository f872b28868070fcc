import type { VenueConfig } from '../domain/src/venue-config.ts';

/**
 * The venue that the tests are about. `npm test` and vitest use this file in place of venue.config.ts, so
 * that they prove the product whatever its owner has written there.
 */
export const venue: VenueConfig = {
  name: 'Fathoms',
  slug: 'fathoms',
  tagline: 'Restaurant, bar & live music',
  phone: { dial: '+353655550142', display: '065 555 0142' },
  address: {
    street: 'The Old Ice House, Harbour Road',
    town: 'Kilvara',
    region: 'Co. Clare',
    postcode: '',
    country: 'IE',
  },
  place: { latitude: 52.94, longitude: -9.43 },
  timeZone: 'Europe/Dublin',
  festival: { path: '/féile-na-mara', name: 'Féile na Mara', lang: 'ga' },
  curve: { seed: 1868, calm: 0.55, reach: 1, tilt: -0.18 },
  steps: 11,
  lamp: {
    pictures: ['harbour-dusk.jpg', 'harbour-dawn.jpg', 'harbour-day.jpg'],
    wide: [0.845, 0.392],
    upright: [0.69, 0.392],
  },
  siteUrl: 'http://127.0.0.1:5000',
  booking: {
    maxPartySize: 12,
    providerUrl: '',
  },
  reviewWidgetUrl: '',
  googleMapsKey: '',
  googleMapId: 'DEMO_MAP_ID',
  firebase: {
    projectId: 'demo-venue',
    apiKey: 'demo-key',
    appId: 'demo-app',
    authDomain: 'demo-venue.firebaseapp.com',
    storageBucket: 'demo-venue.firebasestorage.app',
  },
  region: 'europe-west1',
};
