import type { BreadcrumbList, Graph, Restaurant } from 'schema-dts';
import { venue } from '../../../../venue.config.ts';
import type { PageContent, PageDefinition } from '../../page-definition.tsx';
import { houseId } from '../../venue-id.ts';

/**
 * A page's structured data: the venue, the breadcrumbs and the page's own data. Home and contact have the venue's address
 * and hours (house-data.ts), other pages its name.
 * @param url the page's canonical URL
 */
export async function structuredData(
  page: PageDefinition,
  content: PageContent,
  url: string,
  now: Date,
): Promise<Graph> {
  const { title } = page.meta(content);
  const own = (await page.structuredData?.(content, now)) ?? [];
  const hasHouse = own.some((thing) => (thing as { '@id'?: string })['@id'] === houseId);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(hasHouse ? [] : [houseName]),
      // The home page has no title of its own, and needs no breadcrumbs.
      ...(title ? [breadcrumbs(title, url)] : []),
      ...own,
    ],
  };
}

const houseName: Restaurant = {
  '@type': 'Restaurant',
  '@id': houseId,
  name: venue.name,
  url: `${venue.siteUrl}/`,
};

function breadcrumbs(name: string, url: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: venue.name, item: `${venue.siteUrl}/` },
      { '@type': 'ListItem', position: 2, name, item: url },
    ],
  };
}
