import type { ServerKind } from '../server-kind.ts';
import { composeGigs } from './compose-gigs.ts';
import { readGigsAfter } from './read-gigs-after.ts';

/** Gigs on the server. */
export const gigFace: ServerKind<'events'> = {
  compose: { read: readGigsAfter, compose: composeGigs },
};
