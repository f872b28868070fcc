import { nothingPublished, type PartJson, type PartName, type SiteJson } from '@venue/domain';
import type { Response } from 'express';
import type { PublishedReader } from './read-site.ts';

/** A version never changes what it means. */
const forEver = 'public, max-age=31536000, immutable';
/** What is current at an address that names no version: shared caches hold it for seconds, browsers ask each time. */
const forSeconds = 'public, max-age=0, s-maxage=10';

/**
 * Answers with the site or a part of it as it is stored: in the version that is asked for, or the current one. A
 * version that is not the current one is looked up anew before it is a 404, which nobody stores.
 * @param version undefined for the current one
 */
export async function answerContent(
  name: string,
  version: unknown,
  res: Response,
  published: PublishedReader,
): Promise<void> {
  const isAnyVersion = version === undefined;
  for (const isAnew of [false, true]) {
    const site = await published.site(isAnew);
    if (!site && name === 'site' && isAnyVersion) {
      res.set('Cache-Control', 'no-store').json(nothingPublished);
      return;
    }
    const wanted = isAnyVersion ? currentOf(site, name) : String(version);
    const found = site && wanted !== undefined && (await readVersion(name, wanted, site, published));
    if (found) {
      res.set('Cache-Control', isAnyVersion ? forSeconds : forEver).json(found);
      return;
    }
  }
  res.set('Cache-Control', 'no-store');
  res.status(404).json({ msg: 'There is no such version. Ask for the current one, without v.' });
}

function currentOf(site: SiteJson | undefined, name: string): string | undefined {
  return name === 'site' ? site?.version : site?.parts[name as PartName];
}

async function readVersion(
  name: string,
  version: string,
  site: SiteJson,
  published: PublishedReader,
): Promise<SiteJson | PartJson | undefined> {
  if (name === 'site') return site.version === version ? site : undefined;
  return isPartName(name) ? published.part(name, version) : undefined;
}

function isPartName(name: string): name is PartName {
  return /^(gigs|legal)$|^(gigs|menu|page)-[\w-]+$/.test(name);
}
