/*
 * The product's constants (docs/product.md). Times are in milliseconds and distances in CSS pixels unless a comment
 * says otherwise. Limits on stored content are in limits.ts.
 */

/** Steps of the home page's splash, counted from its first display. */
export const splashTimes = {
  /** The two logos fade in. */
  logos: 1_000,
  /** The page content is revealed below. */
  reveal: 2_300,
  /** The overlay fades out. */
  fade: 3_200,
  /** The overlay is sent behind the page. */
  behind: 4_200,
} as const;

/** The hero is a video above this window width, a still image up to it. */
export const wideHeroBreakpoint = 1_450;

/** The sticky bar hides when the page is scrolled further than this. */
export const stickyBarHideAt = 80;

/** Share of a section that must be in view before it animates in. */
export const scrollInThresholds = {
  footer: 0.001,
  /** Home, chef's table, wine cave and custom pages. */
  page: 0.11,
  booking: 0.5,
  musicGallery: 0,
  /** Everywhere else. */
  other: 0.02,
} as const;

/** Distance that the menus page scrolls when a query string selects a tab. */
export const menuTabScroll = 1_200;

/** Delay between opening a section of the back office and scrolling to it. */
export const sectionScrollDelay = 350;

/** The carousel of past events: time on each slide, and duration of the slide animation. */
export const carouselTimes = { autoplay: 9_000, slide: 600 } as const;

/** How long after its start an event still counts as upcoming to visitors: 4 hours. */
export const publicPastAfter = 4 * 60 * 60 * 1_000;

/** Sentences of an event's description shown in lists. */
export const excerptSentences = 4;

/** Characters of a terms or privacy item shown in its summary, before the ellipsis. */
export const summaryLength = 25;

/** Dashboards sign out after this long without a mouse move or key press: 80 minutes. */
export const inactivityLogout = 4_800_000;

/** Browser storage of the content stores: key, version, and timeout for rehydration. */
export const persistedStore = { key: 'root', version: 1, rehydrateTimeout: 5_000 } as const;

/** The key of local storage under which a browser remembers that its visitor agreed to load maps. */
export const mapConsentKey = 'map-consent';

/** All that the product stores for visitors in local storage, by key. Signing in and logging out clear it. */
export const visitorStorageKeys = [persistedStore.key, mapConsentKey] as const;

/** The contact map: zoom level, search radius in metres, kinds of nearby places, height. */
export const contactMap = {
  zoom: 15,
  nearbyRadius: 500,
  placeTypes: ['restaurant', 'cafe', 'park', 'museum'],
  height: 400,
} as const;

/** Statuses that count as success. */
export const acceptedStatuses: readonly number[] = [200, 201];

/** Timeout for loading a lazy script: 120 s. */
export const chunkLoadTimeout = 120_000;
