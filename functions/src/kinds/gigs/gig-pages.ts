import { gig, fileNames, gigPart, readStored, type Gig, type PartName } from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { UnsealedPart } from '../unsealed-part.ts';

/** The slugs of a stored gig: the current one, and the former ones that lead to it. */
export function slugsOf(stored: DocumentData = {}): { slug: string | undefined; former: string[] } {
  const { slug, formerSlugs } = readStored(gig, stored);
  return { slug: slug || undefined, former: formerSlugs };
}

/**
 * The parts of a gig's page after a change: the page, redirects of former slugs, and undefined for deleted parts.
 * @param shown the gig as guests see it; undefined if they don't
 */
export function gigPages(
  before: DocumentData | undefined,
  after: DocumentData | undefined,
  shown: Gig | undefined,
): Map<PartName, UnsealedPart | undefined> {
  const [was, is] = [slugsOf(before), slugsOf(after)];
  const parts = new Map<PartName, UnsealedPart | undefined>();
  for (const slug of [was.slug, ...was.former]) if (slug) parts.set(gigPart(slug), undefined);
  if (!shown || !is.slug) return parts;
  for (const slug of is.former) parts.set(gigPart(slug), { content: { movedTo: is.slug }, files: [] });
  parts.set(gigPart(is.slug), gigPage(shown));
  return parts;
}

/** The part of a gig's page. */
export function gigPage(event: Gig): UnsealedPart {
  const files = fileNames(gig, event).filter((file) => !file.includes('/'));
  return { content: { gig: event }, files };
}
