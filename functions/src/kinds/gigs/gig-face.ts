import type { ServerKind } from '../server-kind.ts';
import { composeGigs } from './compose-gigs.ts';

/** Gigs on the server. Code that asks the database is loaded only then, because reads of the API need none of it. */
export const gigFace: ServerKind<'events'> = {
  calls: 'own',
  prepare: async (changes, saving) => (await import('./complete-gigs.ts')).completeGigs(changes, saving),
  compose: {
    read: async (reader, save) => (await import('./read-gigs-after.ts')).readGigsAfter(reader, save),
    compose: composeGigs,
  },
};
