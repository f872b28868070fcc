/** What `venue.config.ts` holds: everything about one installation that is fixed when the site is built. */
export type VenueConfig = {
  /** The name as guests know it. */
  name: string;
  /** One word, a–z only. The events list lives at /music-at-{slug}. */
  slug: string;
  /** What kind of place it is, in a few words; shown under the name. */
  tagline: string;
  /** The number that CALL US dials, in international form for the link and as guests read it. */
  phone: { dial: string; display: string };
  /** Postal address, used for the map and for search engines. */
  address: { street: string; town: string; region: string; postcode: string; country: string };
  /** IANA name of the zone in which every date is read and typed. */
  timeZone: string;
  /** Address and link text of the yearly festival's page. */
  festival: { path: string; name: string };
  /** Public address of the site, without a slash at the end. */
  siteUrl: string;
  booking: {
    /** Largest party that may book online. */
    maxPartySize: number;
    /** Address of an outside reservation widget, or empty. */
    providerUrl: string;
  };
  /** Address of a review widget, or empty. */
  reviewWidgetUrl: string;
  /** Google Maps key, or empty. */
  googleMapsKey: string;
  /** Google's id of the map's style. */
  googleMapId: string;
  /** The Firebase project's web configuration. None of it is secret. */
  firebase: {
    projectId: string;
    apiKey: string;
    appId: string;
    authDomain: string;
    storageBucket: string;
  };
  /** Where the functions run. */
  region: string;
};
