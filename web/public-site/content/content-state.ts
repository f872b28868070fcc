import type { PublishedSiteJson } from '@venue/domain';

/**
 * What a page from the server carries: as much of the published site as that page shows. Records that are
 * not there are empty, so that it reads like a whole site.
 */
export type PageSite = PublishedSiteJson & { isPart?: true };

/**
 * The stores of section 3 as they lie in the browser: JSON, dates as ISO strings. `route` are the
 * custom pages, `music` the events. All or none of the content is there.
 */
export type ContentState = {
  website?: PublishedSiteJson['website'];
  menus?: PublishedSiteJson['menus'];
  route?: PublishedSiteJson['routes'];
  privacy?: PublishedSiteJson['privacyPolicy'];
  terms?: PublishedSiteJson['termsAndConditions'];
  openingHours?: PublishedSiteJson['openingHours'];
  music?: PublishedSiteJson['events'];
  media?: PublishedSiteJson['media'];
  version?: number;
  publishedAt?: string;
  /** When this device last heard from the server that this is the content; undefined: never. */
  savedAt?: string;
  /** Only what the page shows that came with it: enough for that page, not to be kept, nor for another one. */
  isPart?: true;
};

/** The stores that a published site fills. */
export function fromPublished(site: PageSite, savedAt: string | undefined): ContentState {
  return {
    ...(site.isPart && { isPart: true }),
    website: site.website,
    menus: site.menus,
    route: site.routes,
    privacy: site.privacyPolicy,
    terms: site.termsAndConditions,
    openingHours: site.openingHours,
    music: site.events,
    media: site.media,
    version: site.version,
    publishedAt: site.publishedAt,
    savedAt,
  };
}

/** The published site that the stores hold, or the page's part of it; undefined when a store is empty. */
export function toPublished(state: ContentState): PublishedSiteJson | undefined {
  const { website, menus, route, privacy, terms, openingHours, music, media, version, publishedAt } = state;
  const isComplete =
    website && menus && route && privacy && terms && openingHours && music && media && publishedAt;
  if (!isComplete || version === undefined) return undefined;
  return {
    version,
    publishedAt,
    website,
    menus,
    openingHours,
    termsAndConditions: terms,
    privacyPolicy: privacy,
    routes: route,
    events: music,
    media,
  };
}

/**
 * Which of two contents to show. What the server itself says now always wins, even with a lower
 * version: the venue may have been restored from a backup. From anywhere else (the page, which may
 * come out of a cache, this browser's storage, Firestore's cache) only a newer version does, or the whole of
 * what is there in part.
 */
export function isBetter(
  candidate: ContentState,
  current: ContentState,
  from: 'server' | 'elsewhere',
): boolean {
  if (!toPublished(candidate) || candidate.isPart) return false;
  if (from === 'server' || !toPublished(current)) return true;
  const [version = 0, shown = 0] = [candidate.version, current.version];
  return current.isPart ? version >= shown : version > shown;
}
