import type { PartJson, PartName, SiteJson } from '@venue/domain';

/** How long an answer may take, in ms. */
const timeout = 10_000;

type Json<N> = N extends PartName ? PartJson<N> : SiteJson;

/**
 * Fetches the site or a part from the server; undefined when it has none of that name, or none of that version.
 * A version never changes, so browsers and shared caches keep it.
 * @param version the current one when it is left out
 * @throws when there is no answer, or none with content
 */
export async function fetchContent<N extends PartName | 'site'>(
  name: N,
  version?: string,
): Promise<Json<N> | undefined> {
  const query = version ? `?v=${version}` : '';
  // late-start/load-late.js asks for the same addresses ahead of time.
  const response = await fetch(`/content/${encodeURIComponent(name)}.json${query}`, {
    signal: AbortSignal.timeout(timeout),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The content was not sent: ${response.status}`);
  return (await response.json()) as Json<N>;
}
