import {
  emptyPublishedSite,
  readPublishedSite,
  type PublishedSite,
  type PublishedSiteJson,
} from '@venue/domain';
import { publishedPath } from '../content/kinds.ts';
import { database, renewConnections } from '../firebase.ts';
import { publishedSiteCache } from './published-site-cache.ts';

/** The published site as it is stored, at most some seconds old; undefined when nothing has been published. */
export const readSiteJson = publishedSiteCache(
  async () => {
    const document = await database().doc(publishedPath).get();
    return document.data() as PublishedSiteJson | undefined;
  },
  Date.now,
  renewConnections,
);

/** The published site with real dates, an empty one when nothing has been published. */
export async function readSite(): Promise<PublishedSite> {
  const site = await readSiteJson();
  return site ? readPublishedSite(site) : emptyPublishedSite;
}
