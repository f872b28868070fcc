import type { SiteJson } from '@venue/domain';
import { log } from '../../logging/log.ts';
import { withTimeout } from '../../requests/with-timeout.ts';

/** How long a read counts as current, in ms: a page requested later than this after a save shows it. */
const fresh = 3_000;
/** How long after a failed read callers get the cached site without waiting, in ms. */
const failing = 10_000;

/**
 * Caches the published site for a few seconds; concurrent callers share one read. While the database does not respond,
 * returns the cached site, however old, without waiting.
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
      const site = await withTimeout(read());
      // Keeps the same object for the same version, so that values derived from it stay valid.
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
   * @param bypassCache reads it from the database even if it is cached
   * @throws when it cannot be read and none is cached
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
