import type { PublishedSiteJson } from '@venue/domain';

/** A small published site for tests; only what a test cares about needs to be said. */
export function buildPublished(changes: Partial<PublishedSiteJson> = {}): PublishedSiteJson {
  return {
    version: 1,
    publishedAt: '2026-03-01T12:00:00.000Z',
    website: { _id: 'main', landingHeroTitle: 'Fathoms' } as PublishedSiteJson['website'],
    menus: [],
    openingHours: { _id: 'main', contents: [] },
    termsAndConditions: { _id: 'main', contents: [] },
    privacyPolicy: { _id: 'main', contents: [] },
    routes: [],
    events: [],
    media: {},
    ...changes,
  };
}
