import type { BreadcrumbList, Graph } from 'schema-dts';
import { venue } from '../../../venue.config.ts';
import type { PageContent, PageDefinition } from '../page-definition.tsx';
import { houseData } from './house-data.ts';

/**
 * What a page says, as schema.org reads it: the house, where one is, and what the page itself tells.
 * @param url the page's full address
 */
export async function structuredData(
  page: PageDefinition,
  content: PageContent,
  url: string,
  now: Date,
): Promise<Graph> {
  const { title } = page.words(content);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      houseData(content.site),
      // The front page alone has no name of its own: nothing lies above it.
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
