import type { PartJson, PartName, SiteJson } from '@venue/domain';

/** The loaded parts by name, the most recently used one last. */
export type Parts = Partial<Record<PartName, PartJson>>;

/** The published content, as received: the site, and the parts loaded so far. */
export type Content = {
  /** Undefined until it has loaded. */
  site?: SiteJson;
  parts: Parts;
  /** When the server last confirmed to this device that the site is current; undefined if never. */
  savedAt?: string;
};

/** The content, with the failures to load it. */
export type ContentState = Content & {
  /** Parts that could not be fetched. The next attempt removes them from the list. */
  failed: readonly PartName[];
  /** Parts that the site does not name, and of which the server has none. */
  absent: readonly PartName[];
  /** Live content is not available. */
  hasFailed: boolean;
};

/** The initial state. */
export const noContent: ContentState = { parts: {}, failed: [], absent: [], hasFailed: false };
