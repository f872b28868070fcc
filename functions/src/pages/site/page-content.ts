import {
  isGigPart,
  nothingPublished,
  readPart,
  toJson,
  withoutEnded,
  type Part,
  type PartJson,
  type PartName,
  type SiteJson,
} from '@venue/domain';
import type { PublishedReader } from './read-site.ts';
import type { ResolvedPage } from './site-build.ts';

/** What a page is rendered from. */
export type PageContent = {
  site: SiteJson;
  part: PartJson | undefined;
  /** The part that the page requires but that does not exist. */
  missing?: PartName;
  /** Whether anything has been published yet. */
  isPublished: boolean;
};

/** Maximum number of reads of the site per page, as saves may happen in between. */
const reads = 3;

const changing = 'A part is not stored in the version that the site names.';

/**
 * Reads the site and the part that a page shows, consistent with each other. If the site does not have the address, or
 * the part's version differs, reads both again, because they may just have been saved.
 * @throws when the part cannot be read
 */
export async function readPageContent(
  page: ResolvedPage,
  published: PublishedReader,
  now = new Date(),
): Promise<PageContent> {
  for (let read = 1; read <= reads; read += 1) {
    const site = await published.site(read > 1);
    if (!site) return emptyContent(page);
    const isUnknown = page.canonical !== undefined && page.pageOf(site).path === '*';
    if (isUnknown && read === 1) continue;
    const name = page.partOf(site);
    if (name === undefined) return { site, part: undefined, isPublished: true };
    const version = site.parts[name];
    const isUnnamed = version === undefined && isGigPart(name);
    if (version === undefined && !isUnnamed) {
      if (read === 1) continue;
      // Nothing has been saved yet of what the part would have.
      return { site, part: undefined, isPublished: true };
    }
    const part = isUnnamed
      ? await published.unnamedPart(name, read > 1)
      : await published.part(name, version!, true);
    const live = part && withoutEnded(part, now);
    if (live) return { site, part: live, isPublished: true };
    // A gig that has ended has no page, whether or not that is published yet.
    if ((isUnnamed && read > 1) || (part && isGigPart(name)))
      return { site, part: undefined, missing: name, isPublished: true };
  }
  throw new Error(changing);
}

/**
 * The current version of a part, without what has ended; undefined when the site has none of that name.
 * @throws when it cannot be read
 */
export async function readCurrentPart<N extends PartName>(
  name: N,
  published: PublishedReader,
): Promise<PartJson<N> | undefined> {
  for (let read = 1; read <= reads; read += 1) {
    const version = (await published.site(read > 1))?.parts[name];
    if (version === undefined) return undefined;
    const part = await published.part(name, version, true);
    if (part) return withoutEnded(part, new Date());
  }
  throw new Error(changing);
}

/** What a page is rendered from before the first save. */
function emptyContent(page: ResolvedPage): PageContent {
  const name = page.partOf(nothingPublished);
  if (name && isGigPart(name))
    return { site: nothingPublished, part: undefined, missing: name, isPublished: false };
  return { site: nothingPublished, part: name && emptyPart(name), isPublished: false };
}

function emptyPart(name: PartName): PartJson {
  return toJson<Part>(readPart(name, {} as PartJson));
}
