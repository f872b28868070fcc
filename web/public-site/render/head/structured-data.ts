import { menuForQuery, musicPath, upcomingEvents, type PublishedSite } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import type { LazyPage } from '../../lazy-page.tsx';
import type { PageRequest } from '../render-page.tsx';
import { menuData } from './menu-data.ts';
import { gigData } from './gig-data.ts';
import { houseData } from './house-data.ts';

export type PageFacts = {
  site: PublishedSite;
  page: LazyPage;
  request: PageRequest;
  /** The page's full address. */
  url: string;
  title: string;
};

/** What a page says, as schema.org reads it: the house, where one is, and the menu or the gigs that are shown. */
export function structuredData(facts: PageFacts): object {
  const { site, page, request } = facts;
  const graph: object[] = [houseData(site)];
  if (page.path !== '/') graph.push(breadcrumbs(facts));
  if (page.path === '/menus') {
    const menu = menuForQuery(site.menus, request.search);
    if (menu) graph.push(menuData(menu));
  }
  if (page.path === musicPath) {
    graph.push(...upcomingEvents(site.events, request.now).map((event) => gigData(event, site)));
  }
  return { '@context': 'https://schema.org', '@graph': graph };
}

function breadcrumbs({ title, url }: PageFacts): object {
  const name = title.replace(` · ${venue.name}`, '');
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: venue.name, item: `${venue.siteUrl}/` },
      { '@type': 'ListItem', position: 2, name, item: url },
    ],
  };
}
