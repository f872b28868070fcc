import type { BreadcrumbList, Graph } from 'schema-dts';
import { venue } from '../../../venue.config.ts';
import type { PageContent, PageDefinition } from '../page-definition.tsx';
import { houseData } from './house-data.ts';

/**
 * A page's structured data: the venue, the breadcrumbs and the page's own data.
 * @param url the page's canonical URL
 */
export async function structuredData(
  page: PageDefinition,
  content: PageContent,
  url: string,
  now: Date,
): Promise<Graph> {
  const { title } = page.meta(content);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      houseData(content.site, now),
      // The home page has no title of its own, and needs no breadcrumbs.
      ...(title ? [breadcrumbs(title, url)] : []),
      ...((await page.structuredData?.(content, now)) ?? []),
    ],
  };
}

function breadcrumbs(name: string, url: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: venue.name, item: `${venue.siteUrl}/` },
      { '@type': 'ListItem', position: 2, name, item: url },
    ],
  };
}
