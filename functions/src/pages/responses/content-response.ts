import {
  endsOf,
  isGigPart,
  isPartName,
  nothingPublished,
  withoutEnded,
  type PartJson,
  type PartName,
  type SiteJson,
} from '@venue/domain';
import { jsonResponse, type PageResponse } from './response.ts';
import type { PublishedReader } from '../site/read-site.ts';

const noStore = { 'Cache-Control': 'no-store' };

/**
 * Responds with the site or a part, in the requested version or the current one. Another version is looked up again,
 * and then a 404 with no-store, so that content hidden from guests is not available under its former version either.
 * @param version undefined for the current one
 * @param isJustSaved whether the current one may be newer than the cached one
 */
export async function contentResponse(
  name: string,
  { version, isJustSaved }: { version: string | undefined; isJustSaved: boolean },
  published: PublishedReader,
): Promise<PageResponse> {
  const isAnyVersion = version === undefined;
  for (const bypassCache of [false, true]) {
    const site = await published.site(bypassCache);
    if (!site && name === 'site' && isAnyVersion) return jsonResponse(200, nothingPublished, noStore);
    const found =
      site &&
      (await readVersion(
        name,
        version ?? currentOf(site, name),
        site,
        published,
        bypassCache || isJustSaved,
      ));
    const now = new Date();
    const shown = found && withoutEnded(found, now);
    if (shown) return jsonResponse(200, shown, { 'Cache-Control': cachingOf(shown, isAnyVersion, now) });
  }
  return jsonResponse(404, { msg: 'There is no such version. Ask for the current one, without v.' }, noStore);
}

/**
 * A version is immutable, so it is cached for a year, or until a record in it ends. Without a version, shared caches
 * store the response for seconds and browsers revalidate.
 */
function cachingOf(content: SiteJson | PartJson, isAnyVersion: boolean, now: Date): string {
  const nextChangeAt = 'nextChangeAt' in content ? content.nextChangeAt : undefined;
  const changes = isAnyVersion && nextChangeAt ? [new Date(nextChangeAt)] : [];
  const until = Math.min(...[...endsOf(content), ...changes].map(Number)) - now.getTime();
  const seconds = Math.max(0, Math.floor(until / 1_000));
  if (isAnyVersion) return `public, max-age=0, s-maxage=${Math.min(10, seconds)}`;
  return until === Infinity ? 'public, max-age=31536000, immutable' : `public, max-age=${seconds}`;
}

function currentOf(site: SiteJson, name: string): string | undefined {
  return name === 'site' ? site.version : site.parts[name as PartName];
}

/** @param version undefined for the current one of a part that the site does not name */
async function readVersion(
  name: string,
  version: string | undefined,
  site: SiteJson,
  published: PublishedReader,
  bypassCache: boolean,
): Promise<SiteJson | PartJson | undefined> {
  if (name === 'site') return site.version === version ? site : undefined;
  if (!isPartName(name)) return undefined;
  const current = currentOf(site, name);
  if (current !== undefined) return current === version ? published.part(name, version) : undefined;
  const part = isGigPart(name) ? await published.unnamedPart(name, bypassCache) : undefined;
  return version === undefined || part?.version === version ? part : undefined;
}
