import type { MusicEvent } from './event.ts';
import { emptyLegalText, type LegalText } from './legal-text.ts';
import type { Media } from './media.ts';
import type { Menu } from './menu.ts';
import { emptyOpeningHours, type OpeningHours } from './opening-hours.ts';
import type { Route } from './route.ts';
import { emptyWebsite, type Website } from './website.ts';

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
    events: (stored.events ?? []).flatMap(readEvent),
    media: stored.media ?? {},
  };
}

/** The JSON shape of a published site, the opposite of `readPublishedSite`. Fields that are undefined are left out. */
export function writePublishedSite(site: PublishedSite): PublishedSiteJson {
  return JSON.parse(JSON.stringify(site)) as PublishedSiteJson;
}

type Stamps = { createdAt?: Date; updatedAt?: Date };

/** Turns the record's own time stamps into dates; one that cannot be read is left out. */
function readStamps<T extends { createdAt?: string; updatedAt?: string }>(
  record: T | undefined,
): Omit<T, keyof Stamps> & Stamps {
  const { createdAt, updatedAt, ...rest } = record ?? ({} as T);
  const created = readDate(createdAt);
  const updated = readDate(updatedAt);
  return { ...rest, ...(created && { createdAt: created }), ...(updated && { updatedAt: updated }) };
}

function readEvent(event: Json<MusicEvent>): MusicEvent[] {
  const datetime = readDate(event.datetime);
  return datetime ? [{ ...readStamps(event), datetime }] : [];
}

function readDate(text: string | undefined): Date | undefined {
  const date = new Date(text ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
