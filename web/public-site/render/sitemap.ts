import type { Site } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import type { SiteWithParts, Stamped } from '../page-definition.tsx';
import { sitePages } from '../pages.ts';

/**
 * The text of sitemap.xml: every public page, with the time of the last change to the records it shows. Changes
 * to the footer do not count.
 * @param parts those with the only record of their kind
 * @param now only gigs that are upcoming at this time count
 */
export function writeSitemap(site: Site, parts: SiteWithParts['parts'], now: Date): string {
  const entries = sitePages.flatMap(({ path, records, addresses }) =>
    addresses
      ? addresses(site).map(({ path, record }) => entry(path, [record]))
      : entry(path, records?.({ ...site, parts }, now) ?? []),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entry(path: string, records: readonly (Stamped | undefined)[]): string {
  const times = records.flatMap((record) => (record?.updatedAt ?? record?.createdAt)?.getTime() ?? []);
  const address = escapeXml(new URL(path, venue.siteUrl).href);
  const changed = times.length > 0 ? `<lastmod>${new Date(Math.max(...times)).toISOString()}</lastmod>` : '';
  return `  <url><loc>${address}</loc>${changed}</url>`;
}

function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;');
}
