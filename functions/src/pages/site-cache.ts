import type { SiteJson } from '@venue/domain';
import { log } from '../logging/log.ts';
import { inTime } from '../in-time.ts';

/** So long a read is as good as new, in ms: a page asked for later than this after a save shows it. */
const fresh = 3_000;
/** So long after a read has failed nobody waits for the next one, in ms. */
const failing = 10_000;

/**
 * The published site for those who draw it: at most some seconds old, read once for all who ask at the same
 * time, and however old when the database does not answer. While it does not, nobody waits for it.
 * @param read one read of `published/site`; undefined when nothing has been published
 * @param onFailure called when a read has failed, before the next one
 */
export function siteCache(
  read: () => Promise<SiteJson | undefined>,
  clock: () => number = Date.now,
  onFailure: () => void = () => {},
) {
  let failedAt = -Infinity;
  let cached: { site: SiteJson; at: number } | undefined;
  let reading: { site: Promise<SiteJson | undefined>; since: number } | undefined;

  async function readAgain(since: number): Promise<SiteJson | undefined> {
    try {
      const site = await inTime(read());
      // The same content stays the same object: what was worked out from it holds.
      if (site && !(cached && cached.at > since))
        cached = { site: site.version === cached?.site.version ? cached.site : site, at: since };
      return cached?.site;
    } catch (error) {
      failedAt = clock();
      log.warn('The published site could not be read.', { isCached: cached !== undefined }, error);
      onFailure();
      if (!cached) throw error;
      return cached.site;
    } finally {
      if (reading?.since === since) reading = undefined;
    }
  }

  /**
   * The site, or undefined when nothing is published.
   * @param bypassCache reads it past everything in memory
   * @throws when it cannot be read and none is in memory
   */
  return async function publishedSite(bypassCache = false): Promise<SiteJson | undefined> {
    const now = clock();
    if (cached && !bypassCache && now - cached.at < fresh) return cached.site;
    // A read that began long ago may not have seen the latest save.
    if (!reading || bypassCache || now - reading.since >= fresh)
      reading = { site: readAgain(now), since: now };
    const isFailing = now - failedAt < failing;
    return cached && isFailing ? cached.site : reading.site;
  };
}
