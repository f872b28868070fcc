import type { Gig } from '../gig/gig.ts';
import type { Media } from '../media/media.ts';
import { menu } from '../menu/menu.ts';
import { notice, type Notice } from '../notice/notice.ts';
import { openingHours, type OpeningHours } from '../opening-hours/opening-hours.ts';
import { customPage } from '../custom-page/custom-page.ts';
import { website, type Website } from '../website/website.ts';
import { line, list, number, stamps, type RecordOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';
import { singleId } from '../record/kind.ts';
import { toJson, type Json } from './json.ts';
import type { PartName } from './part-names.ts';
import { readGigs, readWithId } from './read-records.ts';

/** The fields that all published documents have. */
export type Published = {
  /** Hash of the rest of the document: the same version always means the same content. */
  version: string;
  /** Names of the pictures and videos in the document. */
  files: string[];
  /** Metadata of these files by name; missing for a file that was never stored. */
  media: Record<string, Media>;
};

/** A menu in the navigation: its tab, and its number of wines, by which the footer finds the wine list. */
const menuTab = {
  title: menu.title,
  route: menu.route,
  position: menu.position,
  showUntil: menu.showUntil,
  updatedAt: stamps.updatedAt,
  wines: number(''),
};

export type MenuTab = RecordOf<typeof menuTab>;

/** A custom page in the navigation. */
const customPageLink = {
  title: customPage.title,
  route: customPage.route,
  /** Left out where there are none: every page reads this document. */
  formerRoutes: list('', line(''), { optional: true }),
  showUntil: customPage.showUntil,
  ...stamps,
};

export type CustomPageLink = RecordOf<typeof customPageLink>;

/**
 * The small document that every page reads: settings, hours, navigation, the next gigs and the version of each part.
 * Larger content is in the parts, of which a page reads at most one.
 */
export type Site = Published & {
  publishedAt: Date;
  /**
   * When the site changes next without a save, because a menu, a page or a gig appears or goes. Once it has passed,
   * `POST /recompose` publishes the change.
   */
  nextChangeAt?: Date;
  website: Website;
  openingHours: OpeningHours;
  /** Without one that has not started. Its end is included, because open and cached pages outlive it. */
  notice: Notice;
  /** In tab order. */
  menus: MenuTab[];
  /** In the order of their creation. */
  customPages: CustomPageLink[];
  /** The upcoming gigs of the part `gigs` as of the save, in its order, without description, links and picture. */
  nextGigs: Gig[];
  parts: Partial<Record<PartName, string>>;
};

/** The site as stored in Firestore (`published/site`), sent, and persisted in browsers. */
export type SiteJson = Json<Site>;

/** Reads a site from its JSON, with dates as Date and missing fields as empty. */
export function readSite(json: SiteJson): Site {
  const stored: Partial<SiteJson> = json;
  return {
    version: stored.version ?? '',
    publishedAt: new Date(stored.publishedAt ?? 0),
    ...(stored.nextChangeAt && { nextChangeAt: new Date(stored.nextChangeAt) }),
    website: readRecord(website, singleId, stored.website ?? {}),
    openingHours: readRecord(openingHours, singleId, stored.openingHours ?? {}),
    notice: readRecord(notice, singleId, stored.notice ?? {}),
    menus: (stored.menus ?? []).map((tab) => readWithId(menuTab, tab)),
    customPages: (stored.customPages ?? []).map((page) => readWithId(customPageLink, page)),
    nextGigs: readGigs(stored.nextGigs),
    parts: stored.parts ?? {},
    files: stored.files ?? [],
    media: stored.media ?? {},
  };
}

/** A site without content, as before the first save. */
export const emptySite: Site = /* @__PURE__ */ readSite({} as SiteJson);

/** What is published before the first save: every text empty, no menus, no gigs. */
export const nothingPublished: SiteJson = /* @__PURE__ */ toJson(emptySite);
