import type { MusicEvent } from './gig/gig.ts';
import { emptyLegalText, type LegalText } from './legal-text/legal-text.ts';
import type { Media } from './media/media.ts';
import type { Menu } from './menu/menu.ts';
import { emptyOpeningHours, type OpeningHours } from './opening-hours/opening-hours.ts';
import type { Json } from './published/json.ts';
import { readDate, readGigs, readStamps } from './published/read-records.ts';
import type { Route } from './custom-page/custom-page.ts';
import { emptyWebsite, type Website } from './website/website.ts';

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

/**
 * The published site as it is stored in Firestore (`published/site`), put into pages and kept in
 * browsers: one JSON shape for all three, so that there is one reader.
 */
export type PublishedSiteJson = Json<PublishedSite>;

/** A site on which nothing was entered yet. */
export const emptyPublishedSite: PublishedSite = {
  version: 0,
  publishedAt: new Date(0),
  website: emptyWebsite,
  menus: [],
  openingHours: emptyOpeningHours,
  termsAndConditions: emptyLegalText,
  privacyPolicy: emptyLegalText,
  routes: [],
  events: [],
  media: {},
};

/**
 * Reads a published site back from its JSON shape, dates and all. Parts that are missing, as in a copy
 * that an older version of the app kept in the browser, are read as empty; an event without a readable
 * date is left out, because it cannot be listed.
 * @throws TypeError when it is no site at all
 */
export function readPublishedSite(json: PublishedSiteJson): PublishedSite {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) {
    throw new TypeError('A published site is an object.');
  }
  const stored: Partial<PublishedSiteJson> = json;
  return {
    version: stored.version ?? 0,
    publishedAt: readDate(stored.publishedAt) ?? new Date(0),
    website: { ...emptyWebsite, ...readStamps(stored.website) },
    menus: (stored.menus ?? []).map(readStamps),
    openingHours: { ...emptyOpeningHours, ...readStamps(stored.openingHours) },
    termsAndConditions: { ...emptyLegalText, ...readStamps(stored.termsAndConditions) },
    privacyPolicy: { ...emptyLegalText, ...readStamps(stored.privacyPolicy) },
    routes: (stored.routes ?? []).map(readStamps),
    events: readGigs(stored.events),
    media: stored.media ?? {},
  };
}

/** The JSON shape of a published site, the opposite of `readPublishedSite`. Fields that are undefined are left out. */
export function writePublishedSite(site: PublishedSite): PublishedSiteJson {
  return JSON.parse(JSON.stringify(site)) as PublishedSiteJson;
}
