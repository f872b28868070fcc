import {
  emptyPublishedSite,
  readPublishedSite,
  type PublishedSite,
  type PublishedSiteJson,
} from '@venue/domain';
import { publishedPath } from '../content/kinds.ts';
import { database } from '../firebase.ts';

/** How long an instance answers from memory before it reads the site again, in ms. */
const keptFor = 3_000;

let kept: { site: Promise<PublishedSite>; until: number } | undefined;

/** The published site, at most some seconds old; one read serves every request that comes meanwhile. */
export function readSite(): Promise<PublishedSite> {
  if (!kept || kept.until <= Date.now()) {
    const site = fetchSite();
    const reading = { site, until: Date.now() + keptFor };
    kept = reading;
    // A failed read is nothing to keep.
    site.catch(() => {
      if (kept === reading) kept = undefined;
    });
  }
  return kept.site;
}

async function fetchSite(): Promise<PublishedSite> {
  const document = await database().doc(publishedPath).get();
  const stored = document.data();
  return stored ? readPublishedSite(stored as PublishedSiteJson) : emptyPublishedSite;
}
