import type { ServerKind } from '../server-kind.ts';
import { completeGigs } from './complete-gigs.ts';
import { composeGigs } from './compose-gigs.ts';
import { giveSlugs } from './give-slugs.ts';
import { readGigsAfter } from './read-gigs-after.ts';

/** Gigs on the server. */
export const gigFace: ServerKind<'events'> = {
  calls: 'own',
  prepare: completeGigs,
  upgrade: giveSlugs,
  compose: { read: readGigsAfter, compose: composeGigs },
};
