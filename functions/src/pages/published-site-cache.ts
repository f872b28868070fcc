import type { PublishedSiteJson } from '@venue/domain';
import { log } from '../logging/log.ts';

/** So long a read is as good as new, in ms. */
const fresh = 3_000;
/** So long an older one is still given out, while the next is read behind it, in ms. */
const usable = 30_000;
/** So long after a read has failed nobody waits for the next one, in ms. */
const failing = 10_000;
/** A server that has not answered after this long counts as silent, in ms. */
const timeout = 4_000;

/**
 * The published site for those who render it: read once for all who ask at the same time, kept a few
 * seconds, and kept however long when the database does not answer. While it does not, nobody waits for it.
 * @param read one read of `published/site`; undefined when nothing has been published
 * @param onFailure called when a read has failed, before the next one
 */
export function publishedSiteCache(
  read: () => Promise<PublishedSiteJson | undefined>,
  clock: () => number = Date.now,
  onFailure: () => void = () => {},
) {
  let failedAt = -Infinity;
  let kept: { site: PublishedSiteJson; at: number } | undefined;
  let reading: Promise<PublishedSiteJson | undefined> | undefined;

  async function readAgain(): Promise<PublishedSiteJson | undefined> {
    try {
      const site = await inTime(read());
      // The same content stays the same object: what was worked out from it holds.
      const isSame = site?.version === kept?.site.version && site?.publishedAt === kept?.site.publishedAt;
      if (site) kept = { site: isSame && kept ? kept.site : site, at: clock() };
      return kept?.site;
    } catch (error) {
      failedAt = clock();
      log.warn('The published site could not be read.', { isKept: kept !== undefined }, error);
      onFailure();
      throw error;
    } finally {
      reading = undefined;
    }
  }

  /** The site, or undefined when nothing is published. @throws when it cannot be read and none is kept */
  return async function publishedSite(): Promise<PublishedSiteJson | undefined> {
    const age = kept ? clock() - kept.at : Infinity;
    if (kept && age < fresh) return kept.site;
    reading ??= readAgain();
    const settled = reading.catch((error: unknown) => {
      if (!kept) throw error;
      return kept.site;
    });
    const isFailing = clock() - failedAt < failing;
    if (!kept || (age >= usable && !isFailing)) return settled;
    return kept.site;
  };
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('The database did not answer in time.'), { code: 'ETIMEDOUT' })),
      timeout,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
