import { isGigPart, nothingPublished, type PartJson, type PartName, type SiteJson } from '@venue/domain';
import { jsonAnswer, type Answer } from './answer.ts';
import type { PublishedReader } from './read-site.ts';

/** A version never changes what it means. */
const forEver = 'public, max-age=31536000, immutable';
/** What is current at an address that names no version: shared caches hold it for seconds, browsers ask each time. */
const forSeconds = 'public, max-age=0, s-maxage=10';
const noStore = { 'Cache-Control': 'no-store' };

/**
 * Answers with the site or a part of it as it is stored: in the version that is asked for, or the current one. A
 * version that is not the current one is looked up anew before it is a 404, which nobody stores.
 * @param version undefined for the current one
 * @param isJustSaved whether the current one may be newer than what is in memory
 */
export async function answerContent(
  name: string,
  { version, isJustSaved }: { version: string | undefined; isJustSaved: boolean },
  published: PublishedReader,
): Promise<Answer> {
  const isAnyVersion = version === undefined;
  for (const isAnew of [false, true]) {
    const site = await published.site(isAnew);
    if (!site && name === 'site' && isAnyVersion) return jsonAnswer(200, nothingPublished, noStore);
    const found =
      site &&
      (await readVersion(name, version ?? currentOf(site, name), site, published, isAnew || isJustSaved));
    if (found) return jsonAnswer(200, found, { 'Cache-Control': isAnyVersion ? forSeconds : forEver });
  }
  return jsonAnswer(404, { msg: 'There is no such version. Ask for the current one, without v.' }, noStore);
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
  isAnew: boolean,
): Promise<SiteJson | PartJson | undefined> {
  if (name === 'site') return site.version === version ? site : undefined;
  if (!isPartName(name)) return undefined;
  if (version !== undefined) return published.part(name, version);
  return isGigPart(name) ? published.unnamedPart(name, isAnew) : undefined;
}

function isPartName(name: string): name is PartName {
  return /^(gigs|legal)$|^(gigs|gig|menu|page)-[\w-]+$/.test(name);
}
