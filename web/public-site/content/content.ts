import type { PartJson, PartName, SiteJson } from '@venue/domain';

/** The parts at hand, by name; the one that was used last stands at the end. */
export type Parts = Partial<Record<PartName, PartJson>>;

/** What is published, as it was sent: the whole small site, and such parts as are at hand. */
export type Content = {
  /** Undefined until some has come. */
  site?: SiteJson;
  parts: Parts;
  /** When this device last heard from the server that this is the site; undefined: never. */
  savedAt?: string;
};

/** The content of a page, with what is known of what could not be had. */
export type ContentState = Content & {
  /** Parts that could not be fetched; the next try takes them off the list. */
  failed: readonly PartName[];
  /** No site can be had just now. */
  hasFailed: boolean;
};

/** Before anything has come. */
export const noContent: ContentState = { parts: {}, failed: [], hasFailed: false };
