import type { CurveFacts } from './curve/curve.ts';

/** The content of `venue.config.ts`: the facts of one installation, fixed when the site is built. */
export type VenueConfig = {
  /** Name of the venue. */
  name: string;
  /** One word, a–z only. The events list is at /music-at-{slug}. */
  slug: string;
  /** The kind of place in a few words, shown under the name. */
  tagline: string;
  /** The number that CALL US dials: in international form for the link, and as shown to guests. */
  phone: { dial: string; display: string };
  /** Postal address, for the map and search engines. */
  address: { street: string; town: string; region: string; postcode: string; country: string };
  /** Where the house is, in degrees north and east. */
  place: { latitude: number; longitude: number };
  /**
   * The lamp in the hero's pictures, from which its beam falls: across and down, as shares of the picture and of its crop
   * for phones. Without it, or with another picture, the beam comes from beyond the edge.
   */
  lamp?: { pictures: readonly string[]; wide: readonly [number, number]; upright: readonly [number, number] };
  /** IANA time zone in which all dates are shown and typed. */
  timeZone: string;
  /** Path and link text of the festival page, and the language of its name if that is not English ("ga"). */
  festival: { path: string; name: string; lang?: string };
  /** The line along which everything drawn of the house is drawn. */
  curve: CurveFacts;
  /** How many steps lead down to the wine room, drawn on its page. Without it none are. */
  steps?: number;
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  booking: {
    /** Largest party that can book online. */
    maxPartySize: number;
    /** URL of an external reservation widget, or empty. */
    providerUrl: string;
  };
  /** URL of a review widget, or empty. */
  reviewWidgetUrl: string;
  /** Google Maps key, or empty. */
  googleMapsKey: string;
  /** Google's id of the map style. */
  googleMapId: string;
  /** The Firebase project's web configuration. None of it is secret. */
  firebase: {
    projectId: string;
    apiKey: string;
    appId: string;
    authDomain: string;
    storageBucket: string;
  };
  /** Region of the functions. */
  region: string;
};
