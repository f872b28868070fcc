import type { PartName } from '@venue/domain';

/** Id of the element in which a page from the server says, as JSON, what it was rendered from. */
export const pageSourceId = 'page-source';

/** What a page from the server was rendered from. */
export type PageSource = {
  /** Version of the site. */
  site: string;
  /** Name and version of the one part that it shows besides; missing when there is none. */
  part?: readonly [name: PartName, version: string];
  /** When it was rendered, as an ISO date. */
  now: string;
  /** The venue's zone as `writeZone` writes it. */
  zone: string;
};

/** What the page says it was rendered from; undefined in the shell, and in a page that was cut off on its way. */
export function readPageSource(page: Document): PageSource | undefined {
  const text = page.getElementById(pageSourceId)?.textContent;
  if (!text?.trim()) return undefined;
  try {
    return JSON.parse(text) as PageSource;
  } catch (error) {
    console.error('What the page was rendered from cannot be read:', error);
    return undefined;
  }
}
