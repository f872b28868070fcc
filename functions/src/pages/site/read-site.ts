import type { PartJson, PartName, SiteJson } from '@venue/domain';
import { readDocument } from '../../firestore-rest/read-document.ts';
import { withTimeout } from '../../requests/with-timeout.ts';
import { boundedCache } from './bounded-cache.ts';
import { siteCache } from './site-cache.ts';
import { createUnnamedParts } from './gig-part-lookup.ts';

/** Size limit of the cache of parts, in bytes of JSON: all parts of a large site. */
const mostBytes = 16 * 1024 * 1024;

/** Reads published content, from memory while it is current. */
export type PublishedReader = {
  /**
   * The site, at most some seconds old; undefined when nothing has been published.
   * @param bypassCache reads it from the database even if it is cached
   */
  site: (bypassCache?: boolean) => Promise<SiteJson | undefined>;
  /**
   * A part in the version that a site names; undefined when it is stored in another one, or not at all.
   * @param mayBeOlder while the database does not respond, the version that was read last will do
   */
  part: <N extends PartName>(
    name: N,
    version: string,
    mayBeOlder?: boolean,
  ) => Promise<PartJson<N> | undefined>;
  /**
   * A part that the site does not name, at most some seconds old; undefined when there is none.
   * @param bypassCache reads it from the database even if it is cached
   */
  unnamedPart: <N extends PartName>(name: N, bypassCache?: boolean) => Promise<PartJson<N> | undefined>;
};

/** Timeout for a part, in ms. */
const partTimeoutMs = 3_000;

/** How long after a failed read of the site an older version of a part is used without waiting, in ms. */
const failingMs = 10_000;
let failedAt = -Infinity;

/** The version of each part that was read last. There are no more of them than parts of the site. */
const newest = new Map<PartName, PartJson>();

const parts = boundedCache<PartJson>((part) => JSON.stringify(part).length, mostBytes);

const unnamedParts = createUnnamedParts((name) =>
  withTimeout(readDocument<PartJson>(`published/${name}`), partTimeoutMs),
);

/** Published documents, cached in this instance. */
export const published: PublishedReader = {
  site: siteCache(
    async () => {
      const site = await readDocument<SiteJson>('published/site');
      // Published by a version without parts: nothing counts as published until the next publish.
      return site?.parts && site;
    },
    Date.now,
    () => (failedAt = Date.now()),
  ),

  async part<N extends PartName>(name: N, version: string, mayBeOlder = false) {
    const older = (mayBeOlder ? newest.get(name) : undefined) as PartJson<N> | undefined;
    if (older && Date.now() - failedAt < failingMs) return older;
    try {
      const stored = await parts(`${name} ${version}`, async () => {
        const part = await withTimeout(readDocument<PartJson>(`published/${name}`), partTimeoutMs);
        return part?.version === version ? part : undefined;
      });
      if (stored) newest.set(name, stored);
      return stored as PartJson<N> | undefined;
    } catch (error) {
      if (older) return older;
      throw error;
    }
  },

  unnamedPart: <N extends PartName>(name: N, bypassCache?: boolean) =>
    unnamedParts(name, bypassCache) as Promise<PartJson<N> | undefined>,
};
