import type { PublishedSiteJson } from '@venue/domain';
import { findSitePage, notFoundPage } from '../site-pages.tsx';
import { pageHtml } from './document.ts';
import { drawPage } from './draw.tsx';
import type { WebBuild } from './web-build.ts';

/** What a page is rendered from. */
export type PageRequest = {
  /** Path and query, percent-encoded. */
  pathname: string;
  search: string;
  site: PublishedSiteJson;
  now: Date;
  build: WebBuild;
};

/** A whole page, with the texts of its scripts and styles, whose hashes its Content-Security-Policy has to name. */
export type RenderedPage = { status: 200 | 404; html: string; scripts: string[]; style: string };

/**
 * Renders the public page at an address, for everybody: who looks at it, and with what, changes nothing.
 * @throws when the page cannot be drawn
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { pathname, search, site, now } = request;
  const drawing = await drawPage(pathname + search, site, now);
  const page = findSitePage(pathname)?.page ?? notFoundPage;
  return { status: drawing.status, ...pageHtml(request, drawing, page) };
}

/** The one address of the page that is meant by an address; nothing where there is no page. */
export function canonicalPath(pathname: string): string | undefined {
  return findSitePage(pathname)?.canonical;
}
