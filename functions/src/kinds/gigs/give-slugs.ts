import { byDate, readContent } from '@venue/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../../firebase/admin-app.ts';
import { slugsOf } from './gig-pages.ts';
import { createSlugs } from './gig-slugs.ts';

/** Writes of one batch, below Firestore's 500. */
const mostWrites = 400;

/** How often to start anew because gigs were saved meanwhile. */
const attempts = 5;

/** gRPC codes of a gig that was saved (and so has a slug) or deleted meanwhile. */
const changedMeanwhile = new Set([5, 9]);

/**
 * Gives a slug to the gigs that were stored before gigs had pages, the latest ones first. Nothing else about them
 * changes, and no revision is stored.
 */
export async function giveSlugs(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await giveOnce();
    } catch (error) {
      if (attempt === attempts || !changedMeanwhile.has((error as { code?: number }).code ?? -1)) throw error;
    }
  }
}

async function giveOnce(): Promise<void> {
  const db = database();
  const { docs } = await db.collection('events').select('artist', 'datetime', 'slug', 'formerSlugs').get();
  const all = docs.map((doc) => ({ doc, gig: readContent('events', doc.id, doc.data()) }));
  const taken = new Set(
    all.map(({ doc }) => slugsOf(doc.data())).flatMap(({ slug, former }) => [slug, ...former]),
  );
  const slugs = createSlugs(async (some) => some.map((slug) => taken.has(slug)));
  const without = all.filter(({ gig }) => !gig.slug).sort((a, b) => byDate(b.gig, a.gig));
  for (let first = 0; first < without.length; first += mostWrites) {
    const batch = db.batch();
    for (const { doc, gig } of without.slice(first, first + mostWrites)) {
      const { slug } = await slugs.choose(gig, undefined, {});
      batch.update(doc.ref, { slug, ...undated(doc) }, { lastUpdateTime: doc.updateTime });
    }
    await batch.commit();
  }
}

/** A gig without a date is stored with a null, by which it can be found. */
function undated(doc: QueryDocumentSnapshot) {
  return doc.get('datetime') === undefined ? { datetime: null } : {};
}
