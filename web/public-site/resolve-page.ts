import type { PartName } from '@venue/domain';
import { generatePath, matchPath } from 'react-router-dom';
import type { Navigation, PagePlace } from './page-definition.tsx';
import { notFoundPage, sitePages, type SitePage } from './pages.ts';

/** The page that is meant by an address. */
export type ResolvedPage = PagePlace & {
  /** The one address by which the page should be known; undefined for an address that leads nowhere. */
  canonical: string | undefined;
  /** The page, or the one that says so where the site does not have what the address names. */
  pageOf: (site: Navigation) => SitePage;
  /** The part that it shows besides `site`. */
  partOf: (site: Navigation) => PartName | undefined;
};

/**
 * The page at an address, letter case and slashes too many aside.
 * @param pathname percent-encoded, as browsers and servers hand it over; so is `canonical`
 */
export function resolvePage(pathname: string, search: string): ResolvedPage {
  const { page, params } = findPage(decode(pathname));
  const place: PagePlace = { params, search };
  const pageOf = (site: Navigation) => (page.isThere?.(place, site) === false ? notFoundPage : page);
  return {
    ...place,
    canonical: page === notFoundPage ? undefined : encodeURI(generatePath(page.path, params)),
    pageOf,
    partOf: (site) => pageOf(site).partOf?.(place, site),
  };
}

function findPage(asked: string | undefined): { page: SitePage; params: PagePlace['params'] } {
  for (const page of asked === undefined ? [] : sitePages) {
    const match = matchPath(page.path, asked!);
    if (match) return { page, params: match.params };
  }
  return { page: notFoundPage, params: {} };
}

/** Slashes too many are dropped, and one accented letter may come as one sign or two; undefined for a broken escape such as "%E0%A4%A". */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.replace(/\/{2,}/g, '/')).normalize('NFC');
  } catch {
    // A mistyped address is an address that leads nowhere, not an error.
    return undefined;
  }
}
