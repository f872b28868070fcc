import { menuForQuery, type PublishedSiteJson } from '@venue/domain';

/**
 * What tells one page from another, whatever address was asked for: its own path and the menu that is open. All
 * addresses that lead nowhere are one page, except that those below a page mark it in the navigation.
 * @param canonicalPath the one address of the page that is meant by an address
 */
export function pageKey(
  { pathname, search, site }: { pathname: string; search: string; site: PublishedSiteJson },
  canonicalPath: (pathname: string) => string | undefined,
): string {
  const path = canonicalPath(pathname);
  const id = /^\/event\/([^/]*)$/.exec(path ?? '')?.[1];
  if (path === undefined || (id !== undefined && !site.routes.some(({ _id }) => encodeURI(_id) === id)))
    return `404 below ${parentOf(pathname, canonicalPath)}`;
  return path === '/menus' ? `/menus?${menuForQuery(site.menus, search)?._id}` : path;
}

/** The page that an unknown address stands below, as far as there is one. */
function parentOf(pathname: string, canonicalPath: (pathname: string) => string | undefined): string {
  const [first = ''] = pathname.split('/').filter(Boolean);
  if (first.toLowerCase() === 'event') return '/event';
  return first === '' ? '' : (canonicalPath(`/${first}`) ?? '');
}
