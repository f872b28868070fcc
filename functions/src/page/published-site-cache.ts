import type { PublishedSiteJson } from '@venue/domain';
import { logger } from 'firebase-functions';

/** So long a read is as good as new, in ms. */
const fresh = 3_000;
/** So long an older one is still given out, while the next is read behind it, in ms. */
const usable = 30_000;
/** A server that has not answered after this long counts as silent, in ms. */
const patience = 4_000;

/**
 * The published site for those who render it: read once for all who ask at the same time, kept a few
 * seconds, and kept longer when the database does not answer.
 * @param read one read of `published/site`; undefined when nothing has been published
 */
export function publishedSiteCache(
  read: () => Promise<PublishedSiteJson | undefined>,
  clock: () => number = Date.now,
) {
  let kept: { site: PublishedSiteJson; at: number } | undefined;
  let reading: Promise<PublishedSiteJson | undefined> | undefined;

  async function readAgain(): Promise<PublishedSiteJson | undefined> {
    try {
      const site = await withinPatience(read());
      // The same content stays the same object: what was worked out from it holds.
      const isSame = site?.version === kept?.site.version && site?.publishedAt === kept?.site.publishedAt;
      if (site) kept = { site: isSame && kept ? kept.site : site, at: clock() };
      return kept?.site;
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
      logger.warn('The published site could not be read again; the one that is kept is used.', error);
      return kept.site;
    });
    if (!kept || age >= usable) return settled;
    return kept.site;
  };
}

async function withinPatience<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
