import type { PageContent } from './page-content.ts';
import type { ResolvedPage, SiteBuild } from './site-build.ts';

/**
 * What tells one page from another, whatever address was asked for: its own path, and what the query string
 * changes in it; the part that it shows is told by that part's version. All addresses that lead nowhere are one page, except that those below a page mark it in the
 * navigation.
 */
export function pageKey(
  { canonical, pageOf, variant = '' }: ResolvedPage,
  pathname: string,
  { site, missing }: Pick<PageContent, 'site' | 'missing'>,
  resolvePage: SiteBuild['resolvePage'],
): string {
  if (canonical !== undefined && !missing && pageOf(site).path !== '*') return `${canonical}?${variant}`;
  return `404 below ${parentOf(pathname, resolvePage)}`;
}

/** The page that an unknown address stands below, as far as there is one. */
function parentOf(pathname: string, resolvePage: SiteBuild['resolvePage']): string {
  const [first = ''] = pathname.split('/').filter(Boolean);
  if (first.toLowerCase() === 'event') return '/event';
  return first === '' ? '' : (resolvePage(`/${first}`, '').canonical ?? '');
}
