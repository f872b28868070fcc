import type { VenueConfig } from './domain/src/venue-config.ts';

/**
 * Everything that makes this installation YOUR venue, in one file.
 *
 * Texts, menus, hours and pictures are edited in the back office; what stands here is fixed when
 * the site is built: the name, the place, the phone number and the accounts of outside services.
 * `npm run build` says what is still missing before the site can go live.
 */
export const venue: VenueConfig = {
  /** The name as guests know it. */
  name: 'Fathoms',
  /** One word, a–z only. The events list lives at /music-at-{slug}. */
  slug: 'fathoms',
  /** What kind of place it is, in a few words; shown under the name. */
  tagline: 'Restaurant, bar & live music',
  /** The number that CALL US dials, in international form for the link and as guests read it. */
  phone: { dial: '+353655550142', display: '065 555 0142' },
  /** Postal address, used for the map and for search engines. */
  address: {
    street: 'The Old Ice House, Harbour Road',
    town: 'Kilvara',
    region: 'Co. Clare',
    postcode: '',
    country: 'IE',
  },
  /** Everything a person reads or types about dates is in this zone, whatever their own clock says. */
  timeZone: 'Europe/Dublin',
  /** Address and link text of the yearly festival's page. Accented letters are fine. */
  festival: { path: '/féile-na-mara', name: 'Féile na Mara' },
  /** Public address of the site, without a slash at the end. */
  siteUrl: 'http://127.0.0.1:5000',
  booking: {
    /** Largest party that may book online; bigger ones are asked to call. */
    maxPartySize: 12,
    /** Address of an outside reservation widget. Empty: the venue's own booking form is used. */
    providerUrl: '',
  },
  /** Address of a review widget to show in a sandboxed frame. Empty: none is shown. */
  reviewWidgetUrl: '',
  /** Google Maps key. Empty: OpenStreetMap is used, which needs none. See docs/deploy.md. */
  googleMapsKey: '',
  /** Google's id of the map's style; this one works everywhere. Only used with a key. */
  googleMapId: 'DEMO_MAP_ID',
  /**
   * The Firebase project (Firebase console → Project settings → Your apps). None of this is secret.
   * Only what `npm run build` makes uses it: `npm start` and `npm test` stay on this machine's emulators.
   */
  firebase: {
    projectId: 'demo-venue',
    apiKey: 'demo-key',
    appId: 'demo-app',
    authDomain: 'demo-venue.firebaseapp.com',
    storageBucket: 'demo-venue.firebasestorage.app',
  },
  /** Where the functions run. */
  region: 'europe-west1',
};
