import type { MusicEvent } from './event.ts';
import type { LegalText } from './legal-text.ts';
import type { Media } from './media.ts';
import type { Menu } from './menu.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Route } from './route.ts';
import type { Website } from './website.ts';

/**
 * Everything the public site shows, composed at every save into the one document that visitors
 * read. Upcoming events are all there; of the past ones the latest 60.
 */
export type PublishedSite = {
  /** Grows by one with every save. */
  version: number;
  publishedAt: Date;
  website: Website;
  menus: Menu[];
  openingHours: OpeningHours;
  termsAndConditions: LegalText;
  privacyPolicy: LegalText;
  routes: Route[];
  /** Ascending by datetime. */
  events: MusicEvent[];
  /** By file name, for every image and video that the site names. */
  media: Record<string, Media>;
};

/** A value as JSON carries it: dates are ISO 8601 strings in UTC. */
export type Json<T> = T extends Date
  ? string
  : T extends (infer E)[]
    ? Json<E>[]
    : T extends object
      ? { [K in keyof T]: Json<T[K]> }
      : T;

/**
 * The published site as it is stored in Firestore (`published/site`), put into pages and kept in
 * browsers: one JSON shape for all three, so that there is one reader.
 */
export type PublishedSiteJson = Json<PublishedSite>;
