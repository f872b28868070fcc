import type { MusicEvent } from '../gig/gig.ts';
import type { Media } from '../media/media.ts';
import { menu } from '../menu/menu.ts';
import { openingHours, type OpeningHours } from '../opening-hours/opening-hours.ts';
import { customPage } from '../custom-page/custom-page.ts';
import { website, type Website } from '../website/website.ts';
import { number, stamps, type RecordOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';
import { singleId } from '../content-kinds.ts';
import { toJson, type Json } from './json.ts';
import type { PartName } from './part-names.ts';
import { readGigs, readWithId } from './read-records.ts';

/** What every published document says of itself. */
export type Published = {
  /** Hash of everything else in the document: the same version is the same content, for ever. */
  version: string;
  /** The pictures and videos that it names. */
  files: string[];
  /** What is known of these files, by file name; a file that was never stored is missing. */
  media: Record<string, Media>;
};

/** A menu as the navigation knows it: its tab, and how many wines it has, by which the footer finds the wine list. */
const menuTab = {
  title: menu.title,
  route: menu.route,
  position: menu.position,
  updatedAt: stamps.updatedAt,
  wines: number(''),
};

export type MenuTab = RecordOf<typeof menuTab>;

/** A custom page as the navigation knows it. */
const customPageLink = { title: customPage.title, route: customPage.route, ...stamps };

export type CustomPageLink = RecordOf<typeof customPageLink>;

/**
 * The small document that every page reads: settings, hours, navigation, the next gigs, and the version of
 * every part. What is heavy stands in the parts, of which a page reads one at most.
 */
export type Site = Published & {
  publishedAt: Date;
  website: Website;
  openingHours: OpeningHours;
  /** In the order of their tabs. */
  menus: MenuTab[];
  /** As they were created. */
  customPages: CustomPageLink[];
  /** The gigs of the part `gigs` that were to come at the save, without description and picture, soonest first. */
  nextGigs: MusicEvent[];
  parts: Partial<Record<PartName, string>>;
};

/** The site as it is stored in Firestore (`published/site`), sent, and persisted in browsers. */
export type SiteJson = Json<Site>;

/** Reads a site from its JSON shape, dates and all; what is missing is read as empty. */
export function readSite(json: SiteJson): Site {
  const stored: Partial<SiteJson> = json;
  return {
    version: stored.version ?? '',
    publishedAt: new Date(stored.publishedAt ?? 0),
    website: readRecord(website, singleId, stored.website ?? {}),
    openingHours: readRecord(openingHours, singleId, stored.openingHours ?? {}),
    menus: (stored.menus ?? []).map((tab) => readWithId(menuTab, tab)),
    customPages: (stored.customPages ?? []).map((page) => readWithId(customPageLink, page)),
    nextGigs: readGigs(stored.nextGigs),
    parts: stored.parts ?? {},
    files: stored.files ?? [],
    media: stored.media ?? {},
  };
}

/** A site on which nothing was entered yet. */
export const emptySite: Site = /* @__PURE__ */ readSite({} as SiteJson);

/** What is published before the first save: every text empty, no menus, no gigs. */
export const nothingPublished: SiteJson = /* @__PURE__ */ toJson(emptySite);
