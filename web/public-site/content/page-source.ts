import type { PartName } from '@venue/domain';

/** The id of the script element with a page's `PageSource`, as JSON. */
export const pageSourceId = 'page-source';

/** The versions of the content that a page was rendered from on the server. */
export type PageSource = {
  /** Version of the site. */
  site: string;
  /** Name and version of the part that it shows in addition, if any. */
  part?: readonly [name: PartName, version: string];
  /** The part that the page could not do without: it says "not found". */
  absent?: PartName;
  /** When it was rendered, as an ISO date. */
  now: string;
  /** The venue's time zone, as written by `writeZone`. */
  zone: string;
};

/** Reads the page's source; undefined in the shell, and in a page that was cut off during transfer. */
export function readPageSource(page: Document): PageSource | undefined {
  const text = page.getElementById(pageSourceId)?.textContent;
  if (!text?.trim()) return undefined;
  try {
    return JSON.parse(text) as PageSource;
  } catch (error) {
    console.error('The page source cannot be parsed:', error);
    return undefined;
  }
}
