import { emptySite, gig, readRecord, type Gig, type Site } from '@venue/domain';

/** A published site for tests; only what a test cares about needs to be said. */
export function buildPublished(changes: Partial<Site> = {}): Site {
  return { ...emptySite, version: 'v1', publishedAt: new Date('2026-03-01T12:00:00Z'), ...changes };
}

/** A gig for tests. */
export function buildGig(changes: Partial<Gig> = {}): Gig {
  const fields = { artist: 'The Drowned Lamps', datetime: new Date('2026-07-10T20:00:00Z') };
  return { ...readRecord(gig, 'gig1', fields), ...changes };
}
