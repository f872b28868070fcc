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
  let kept: { site: SiteJson; at: number } | undefined;
  let reading: { site: Promise<SiteJson | undefined>; since: number } | undefined;

  async function readAgain(since: number): Promise<SiteJson | undefined> {
    try {
      const site = await inTime(read());
      // The same content stays the same object: what was worked out from it holds.
      if (site && !(kept && kept.at > since))
        kept = { site: site.version === kept?.site.version ? kept.site : site, at: since };
      return kept?.site;
    } catch (error) {
      failedAt = clock();
      log.warn('The published site could not be read.', { isKept: kept !== undefined }, error);
      onFailure();
      if (!kept) throw error;
      return kept.site;
    } finally {
      if (reading?.since === since) reading = undefined;
    }
  }

  /**
   * The site, or undefined when nothing is published.
   * @param isAnew reads it past everything in memory
   * @throws when it cannot be read and none is in memory
   */
  return async function publishedSite(isAnew = false): Promise<SiteJson | undefined> {
    const now = clock();
    if (kept && !isAnew && now - kept.at < fresh) return kept.site;
    // A read that began long ago may not have seen the latest save.
    if (!reading || isAnew || now - reading.since >= fresh) reading = { site: readAgain(now), since: now };
    const isFailing = now - failedAt < failing;
    return kept && isFailing ? kept.site : reading.site;
  };
}
