import { readContent, type Gig } from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Change } from '../change.ts';
import type { Saving } from '../server-kind.ts';
import { createSlugs, type Slugs } from './gig-slugs.ts';
import { readRecordPath } from '../record-paths.ts';

/**
 * Adds to changed gigs what the server knows: the slug of each, which is its own, the start before it
 * was moved, and the number of its changes. A gig without a date is stored with a null, by which it can be found.
 */
export async function completeGigs(changes: Change[], { stored }: Saving): Promise<Change[]> {
  const slugs = createSlugs();
  const complete: Change[] = [];
  for (const change of changes) {
    const { id } = readRecordPath(change.path);
    complete.push(
      change.after
        ? { ...change, after: await completeGig(id, change, stored.get(change.path), slugs) }
        : change,
    );
  }
  return complete;
}

async function completeGig(
  id: string,
  { operation, after = {} }: Change,
  before: DocumentData | undefined,
  slugs: Slugs,
): Promise<DocumentData> {
  const is = readContent('events', id, after);
  const was = before && readContent('events', id, before);
  const moved = operation === 'update' && was ? previousStart(was, is) : is.previousDatetime;
  return {
    ...after,
    datetime: (after['datetime'] as unknown) ?? null,
    ...(operation === 'create' && { status: is.status ?? 'scheduled' }),
    ...((moved ?? after['previousDatetime']) ? { previousDatetime: moved ?? null } : {}),
    // For calendars, which show the version with the highest (RFC 5545, 3.8.7.4).
    sequence: Math.max(was?.sequence ?? -1, is.sequence ?? -1) + 1,
    ...(await slugs.choose(is, before, after)),
  };
}

/** The start before the gig was moved; undefined if it never was, or has been moved back. */
function previousStart(was: Gig, is: Gig): Date | undefined {
  const isMoved = was.datetime && was.datetime.getTime() !== is.datetime?.getTime();
  const previous = isMoved ? was.datetime : was.previousDatetime;
  const isBack =
    is.datetime &&
    [previous, was.previousDatetime].some((start) => start?.getTime() === is.datetime!.getTime());
  return isBack ? undefined : previous;
}
