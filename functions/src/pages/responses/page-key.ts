import type { PageContent } from '../site/page-content.ts';
import type { ResolvedPage, SiteBuild } from '../site/site-build.ts';

/**
 * What an address adds to the cache key of its page, beside versions and time: canonical path and query variant. All
 * unknown addresses share one key per parent page, which is highlighted in the navigation.
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

/** The known page above an unknown address, if any. */
function parentOf(pathname: string, resolvePage: SiteBuild['resolvePage']): string {
  const [first = ''] = pathname.split('/').filter(Boolean);
  if (first.toLowerCase() === 'event') return '/event';
  return first === '' ? '' : (resolvePage(`/${first}`, '').canonical ?? '');
}
