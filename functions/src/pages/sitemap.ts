import { musicPath, publicPaths, upcomingEvents, type PublishedSite } from '@venue/domain';
import { venue } from '../../../venue.config.ts';

type Stamped = { updatedAt?: Date; createdAt?: Date };

/**
 * sitemap.xml: every public page with the time of the last change to what it shows, as far as its
 * records tell. Pages whose texts belong to the build name no time.
 * @param now gigs that came onto the bill count for the music page; past ones do not
 */
export function writeSitemap(site: PublishedSite, now: Date): string {
  const shown = recordsByPath(site, now);
  const pages = [
    ...publicPaths.map((path) => ({ path: path, records: shown[path] ?? [] })),
    ...site.routes.map((route) => ({ path: `/event/${route._id}`, records: [route] })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, records }) => entry(path, latest(records))),
    '</urlset>',
    '',
  ].join('\n');
}

/** The records that a fixed page draws. The footer, which every page has, does not make a page new. */
function recordsByPath(site: PublishedSite, now: Date): Partial<Record<string, Stamped[]>> {
  const { website, menus, openingHours, events } = site;
  const coming = upcomingEvents(events, now);
  const websiteOnly = [
    '/book-a-table',
    '/chefs-table-experience',
    '/wine-experience-room',
    '/gallery',
    '/music-gallery',
    '/careers',
    '/disclaimer',
  ];
  return {
    ...Object.fromEntries(websiteOnly.map((path) => [path, [website]])),
    '/': [website, openingHours, ...coming],
    '/menus': [website, ...menus],
    [musicPath]: [website, ...coming],
    '/contact': [website, openingHours],
    '/terms-and-conditions': [site.termsAndConditions],
    '/privacy-policy': [site.privacyPolicy],
  };
}

function latest(records: readonly Stamped[]): Date | undefined {
  const times = records.flatMap(({ updatedAt, createdAt }) => updatedAt ?? createdAt ?? []);
  return times.length > 0 ? new Date(Math.max(...times.map((time) => time.getTime()))) : undefined;
}

function entry(path: string, changed: Date | undefined): string {
  const address = new URL(path, venue.siteUrl).href;
  const time = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `  <url><loc>${escapeXml(address)}</loc>${time}</url>`;
}

function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;');
}
