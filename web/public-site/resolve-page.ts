import type { Part, PartJson, PartName } from '@venue/domain';
import { generatePath, matchPath } from 'react-router-dom';
import type { Navigation, PagePlace } from './page-definition.tsx';
import { notFoundPage, sitePages, type SitePage } from './pages.ts';

/** The page at an address. */
export type ResolvedPage = PagePlace & {
  /** The page's canonical path; undefined for an address that does not exist. */
  canonical: string | undefined;
  /** The page; the "not found" page when the site has no such content. */
  pageOf: (site: Navigation) => SitePage;
  /** The part that the page shows in addition to `site`. */
  partOf: (site: Navigation) => PartName | undefined;
  /** What the query string changes in the page besides its part, in one spelling; empty for nothing. */
  variant: string;
  /** The path to which the page has moved, as its part or the site says; undefined if it is here. */
  movedTo: (part: Part | PartJson, site: Navigation) => string | undefined;
};

/**
 * Finds the page at an address. Ignores letter case and duplicate slashes.
 * @param pathname percent-encoded, as browsers and servers provide it; `canonical` is encoded as well
 */
export function resolvePage(pathname: string, search: string): ResolvedPage {
  const { page, params } = findPage(decode(pathname));
  const place: PagePlace = { params, search };
  const pageOf = (site: Navigation) => (page.isThere?.(place, site) === false ? notFoundPage : page);
  const canonical = page === notFoundPage ? undefined : encodeURI(generatePath(page.path, params));
  return {
    ...place,
    canonical,
    pageOf,
    variant: page.variant?.(place) ?? '',
    partOf: (site) => pageOf(site).partOf?.(place, site),
    movedTo(part, site) {
      const path = page.movedTo?.(part, place, site);
      return path === canonical ? undefined : path;
    },
  };
}

function findPage(pathname: string | undefined): { page: SitePage; params: PagePlace['params'] } {
  for (const page of pathname === undefined ? [] : sitePages) {
    const match = matchPath(page.path, pathname!);
    if (match) return { page, params: match.params };
  }
  return { page: notFoundPage, params: {} };
}

/** Decodes a path, removes duplicate slashes and normalises accented letters; undefined for an invalid escape such as "%E0%A4%A". */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.replace(/\/{2,}/g, '/')).normalize('NFC');
  } catch {
    // A mistyped address is "not found", not an error.
    return undefined;
  }
}
