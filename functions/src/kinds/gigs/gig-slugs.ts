import { gigPart, localDay, type Gig } from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import { database } from '../../firebase/admin-app.ts';
import { slugsOf } from './gig-pages.ts';
import { gigSlug } from './gig-slug.ts';

/** Former slugs that lead to a gig's page; earlier ones are given up. */
const mostFormer = 20;

/** Slugs looked up at once. */
const atOnce = 4;

/** The slugs of a record, as stored. */
type StoredSlugs = { slug: string; formerSlugs?: string[] };

export type Slugs = ReturnType<typeof createSlugs>;

/**
 * Chooses the slugs of the gigs of one save. A slug is taken while a part of its name is published, or a gig that guests
 * don't see has it; a save that takes it at the same time publishes too, so that one of the two starts anew.
 * @param isTaken looks up whether slugs are taken
 */
export function createSlugs(isTaken = readTaken) {
  const known = new Map<string, boolean>();

  /** Whether a slug is free, or belongs to the gig itself. */
  async function isFree(
    slug: string,
    own: readonly string[],
    next: readonly string[] = [],
  ): Promise<boolean> {
    if (own.includes(slug)) return true;
    if (!known.has(slug)) {
      const unknown = [slug, ...next].filter((each) => !known.has(each));
      (await isTaken(unknown)).forEach((taken, at) => known.set(unknown[at]!, taken));
    }
    return known.get(slug) === false;
  }

  async function firstFree(wanted: Iterator<string>, own: readonly string[]): Promise<string> {
    for (;;) {
      const some = Array.from({ length: atOnce }, () => wanted.next().value as string);
      for (const [at, slug] of some.entries()) if (await isFree(slug, own, some.slice(at + 1))) return slug;
    }
  }

  return {
    /**
     * Chooses the slug of a gig: its current one while that still matches artist and date, else the first free one.
     * Resolves with it and the former slugs that lead to it.
     */
    async choose(
      gig: Pick<Gig, 'artist' | 'datetime'>,
      before: DocumentData | undefined,
      after: DocumentData,
    ): Promise<StoredSlugs> {
      const [was, is] = [slugsOf(before), slugsOf(after)];
      const own = [was.slug, ...was.former].filter((slug) => slug !== undefined);
      const mayKeep = is.slug && matchesGig(is.slug, gig) && (await isFree(is.slug, own));
      const slug = mayKeep ? is.slug! : await firstFree(slugsFor(gig), own);
      const others = [...new Set([...own, ...is.former, is.slug])].filter((each) => each && each !== slug);
      const former: string[] = [];
      for (const each of others) if (await isFree(each!, own)) former.push(each!);
      for (const each of [slug, ...former]) known.set(each, true);
      const formerSlugs = former.slice(-mostFormer);
      return { slug, ...((formerSlugs.length > 0 || Boolean(after['formerSlugs'])) && { formerSlugs }) };
    },

    /** Marks slugs as taken. */
    take(slugs: readonly string[]) {
      for (const slug of slugs) known.set(slug, true);
    },
  };
}

/** The slugs that a gig can have, the best first: the artist, the artist and the date, and then numbered ones. */
function* slugsFor({ artist, datetime }: Pick<Gig, 'artist' | 'datetime'>): Generator<string, never> {
  const base = gigSlug(artist);
  yield base;
  const dated = datetime ? `${base}-${localDay(datetime)}` : base;
  if (datetime) yield dated;
  for (let number = 2; ; number += 1) yield `${dated}-${number}`;
}

/** Whether a slug is one of those that the gig can have. */
function matchesGig(slug: string, { artist, datetime }: Pick<Gig, 'artist' | 'datetime'>): boolean {
  const base = gigSlug(artist);
  const rest = slug.startsWith(base) ? slug.slice(base.length) : undefined;
  const date = datetime ? `-${localDay(datetime)}` : '';
  return (
    rest === '' ||
    (rest !== undefined && rest.startsWith(date) && /^(-\d{1,4})?$/.test(rest.slice(date.length)))
  );
}

async function readTaken(slugs: readonly string[]): Promise<boolean[]> {
  const refs = slugs.map((slug) => database().doc(`published/${gigPart(slug)}`));
  const gigs = database().collection('events').select('slug', 'formerSlugs');
  const [docs, ...stored] = await Promise.all([
    database().getAll(...refs, { fieldMask: ['version'] }),
    gigs.where('slug', 'in', slugs).get(),
    gigs.where('formerSlugs', 'array-contains-any', slugs).get(),
  ]);
  const own = stored.flatMap((found) => found.docs.map((doc) => slugsOf(doc.data())));
  return slugs.map(
    (slug, at) => docs[at]!.exists || own.some((gig) => gig.slug === slug || gig.former.includes(slug)),
  );
}
