import { emptySite, toJson, type PartJson, type PartName, type SiteJson } from '@venue/domain';
import { database, renewConnections } from '../firebase.ts';
import { boundedCache } from './bounded-cache.ts';
import { inTime } from '../in-time.ts';
import { siteCache } from './site-cache.ts';

/** A venue whose staff have saved nothing yet: its pages say so, with what venue.config.ts knows. */
export const nothingPublished: SiteJson = toJson(emptySite);

/** How much of the parts is in memory, in bytes of JSON: those of a large site. */
const mostBytes = 16 * 1024 * 1024;

/** How what is published is read: from memory as far as that is right. */
export type PublishedReader = {
  /**
   * The site, at most some seconds old; undefined when nothing has been published.
   * @param isAnew reads it past everything in memory
   */
  site: (isAnew?: boolean) => Promise<SiteJson | undefined>;
  /** A part in the version that a site names; undefined when it is stored in another one, or not at all. */
  part: <N extends PartName>(name: N, version: string) => Promise<PartJson<N> | undefined>;
};

const parts = boundedCache<PartJson>((part) => JSON.stringify(part).length, mostBytes);

/** Published documents by way of this instance's memory. */
export const published: PublishedReader = {
  site: siteCache(
    async () => {
      const site = await readDocument<SiteJson>('site');
      // An earlier version of this software named no parts: until all is published anew, nothing is.
      return site?.parts && site;
    },
    Date.now,
    renewConnections,
  ),

  async part<N extends PartName>(name: N, version: string) {
    const stored = await parts(`${name} ${version}`, async () => {
      const part = await inTime(readDocument<PartJson>(name));
      return part?.version === version ? part : undefined;
    });
    return stored as PartJson<N> | undefined;
  },
};

async function readDocument<T>(name: string): Promise<T | undefined> {
  return (await database().doc(`published/${name}`).get()).data() as T | undefined;
}
