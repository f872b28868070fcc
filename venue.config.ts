import type { VenueConfig } from './domain/src/venue-config.ts';

/**
 * Everything that makes this installation YOUR venue, in one file.
 *
 * Texts, menus, hours and pictures are edited in the back office. The facts in this file are fixed when the site is
 * built: the name, the place, the phone number and the accounts of external services. `npm run build` names those that
 * are missing before the site can go live.
 */
export const venue: VenueConfig = {
  /** Name of the venue. */
  name: 'Fathoms',
  /** One word, a–z only. The events list is at /music-at-{slug}. */
  slug: 'fathoms',
  /** The kind of place in a few words, shown under the name. */
  tagline: 'Restaurant, bar & live music',
  /** The number that CALL US dials: in international form for the link, and as shown to guests. */
  phone: { dial: '+353655550142', display: '065 555 0142' },
  /** Postal address, for the map and search engines. */
  address: {
    street: 'The Old Ice House, Harbour Road',
    town: 'Kilvara',
    region: 'Co. Clare',
    postcode: '',
    country: 'IE',
  },
  /** Where the house is, in degrees north and east: sunrise and sunset decide about the hero's picture. */
  place: { latitude: 52.94, longitude: -9.43 },
  /** IANA time zone in which all dates are shown and typed, whatever the visitor's own zone. */
  timeZone: 'Europe/Dublin',
  /** Path and link text of the festival page. Accented letters are fine. `lang`: its language, if it is not English. */
  festival: { path: '/féile-na-mara', name: 'Féile na Mara', lang: 'ga' },
  /**
   * The line of the house: contours, coast and chart are drawn along it. Another `seed` is another coast; `calm` and
   * `tilt` from 0 to 1 (`tilt` may be negative), `reach` about 1.
   */
  curve: { seed: 1868, calm: 0.55, reach: 1, tilt: -0.18 },
  /** How many steps lead down to the wine room: they are drawn on its page. May be left out. */
  steps: 11,
  /** The lamp in the hero's pictures: across and down, as shares of them and of their crops for phones. May be left out. */
  lamp: {
    pictures: ['harbour-dusk.jpg', 'harbour-dawn.jpg', 'harbour-day.jpg'],
    wide: [0.845, 0.392],
    upright: [0.69, 0.392],
  },
  /** Public URL of the site, without a trailing slash. */
  siteUrl: 'http://127.0.0.1:5000',
  booking: {
    /** Largest party that can book online; larger ones are asked to call. */
    maxPartySize: 12,
    /** URL of an external reservation widget. If empty, the venue's own booking form is used. */
    providerUrl: '',
  },
  /** URL of a review widget for a sandboxed frame. If empty, none is shown, except by the demo: invented reviews. */
  reviewWidgetUrl: '',
  /** Google Maps key. If empty, OpenStreetMap is used, which needs none. See docs/deploy.md. */
  googleMapsKey: '',
  /** Google's id of the map style, only used with a key. This one works everywhere. */
  googleMapId: 'DEMO_MAP_ID',
  /**
   * The Firebase project (Firebase console → Project settings → Your apps). None of this is secret. Only the result of
   * `npm run build` uses it: `npm start` and `npm test` use this machine's emulators.
   */
  firebase: {
    projectId: 'demo-venue',
    apiKey: 'demo-key',
    appId: 'demo-app',
    authDomain: 'demo-venue.firebaseapp.com',
    storageBucket: 'demo-venue.firebasestorage.app',
  },
  /** Region of the functions. */
  region: 'europe-west1',
};
