import { isDue, withoutEnded, type SiteJson } from '@venue/domain';
import { log } from '../../logging/log.ts';
import type { PublishedReader } from './read-site.ts';
import { requestJson } from '../../firestore-rest/request-json.ts';
import { functionAddress } from '../../firebase/function-address.ts';

/** How long after a failure no page waits, in ms. */
const failingMs = 5_000;

/**
 * The published content of this moment. When something has started or ended since it was published, it is published
 * again before the first page is rendered from it; concurrent pages wait for the same request. If that fails, what has
 * ended is left out all the same, and what has started comes with the next attempt.
 * @param recompose asks the API to publish what is due
 */
export function upToDate(
  published: PublishedReader,
  recompose: () => Promise<void>,
  clock: () => number = Date.now,
): PublishedReader {
  let running: Promise<SiteJson | undefined> | undefined;
  let failedAt = -Infinity;

  async function renew(known: SiteJson): Promise<SiteJson | undefined> {
    try {
      await recompose();
      return await published.site(true);
    } catch (error) {
      failedAt = clock();
      log.warn('What is due could not be published.', { nextChangeAt: known.nextChangeAt }, error);
      return known;
    } finally {
      running = undefined;
    }
  }

  return {
    ...published,
    async site(bypassCache) {
      const known = await published.site(bypassCache);
      const now = new Date(clock());
      const isWaitedFor = known && isDue(known, now) && clock() - failedAt >= failingMs;
      const site = isWaitedFor ? await (running ??= renew(known)) : known;
      return site && withoutEnded(site, now);
    },
  };
}

/** Timeout for publishing scheduled records before a page is rendered, in ms; the API finishes anyway. */
const timeoutMs = 2_500;

/**
 * Asks the API to publish what is due: pages are rendered by a function that only reads.
 * @throws when it does not answer in time, or with an error
 */
export async function requestRecompose(): Promise<void> {
  const url = `${await functionAddress('api')}/recompose`;
  const { status } = await requestJson(url, { headers: {}, timeoutMs, body: {} });
  if (status !== 200) throw new Error(`POST /recompose answered with ${status}.`);
}
