import type { PartJson, PartName, SiteJson } from '@venue/domain';

/** Request timeout in ms. */
const timeoutMs = 10_000;

type Json<N> = N extends PartName ? PartJson<N> : SiteJson;

/**
 * Fetches the site or a part; undefined when the server has no such part or version. A version is immutable, so
 * browsers and shared caches store it.
 * @param version the current one if left out
 * @param siteVersion for the current one: no shared cache has an answer from before this version of the site
 * @throws when the server does not respond, or responds with an error
 */
export async function fetchContent<N extends PartName | 'site'>(
  name: N,
  version?: string,
  siteVersion?: string,
): Promise<Json<N> | undefined> {
  const asOf = siteVersion ? `?site=${siteVersion}` : '';
  const query = version ? `?v=${version}` : asOf;
  // late-start/load-late.js preloads the same URLs.
  const response = await fetch(`/content/${encodeURIComponent(name)}.json${query}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`Fetching the content failed with status ${response.status}.`);
  return (await response.json()) as Json<N>;
}
