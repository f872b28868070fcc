import { emptyLegalText, emptyOpeningHours, emptyWebsite } from '@venue/domain';
import { readinessOf } from './launch-steps.ts';
import type { OverviewRecords } from './use-overview-records.ts';

const nothing: OverviewRecords = {
  website: emptyWebsite,
  openingHours: emptyOpeningHours,
  menus: [],
  events: [],
  termsAndConditions: emptyLegalText,
  privacyPolicy: emptyLegalText,
};

const labelsDone = (venue: OverviewRecords) =>
  readinessOf(venue).flatMap(({ label, isDone }) => (isDone ? [label] : []));

it('a venue that has published nothing has everything before it', () => {
  expect(labelsDone(nothing)).toEqual([]);
  expect(readinessOf(nothing)).toHaveLength(9);
});

it('a thing is done once guests can see it: a menu without a dish and hours without times are not', () => {
  const { openingHours, website } = nothing;
  const menu = { _id: 'm', title: 'Dinner', route: 'dinner', position: 0, contents: [] };
  const started = {
    ...nothing,
    menus: [menu],
    openingHours: { ...openingHours, contents: [{ elementType: 'Area' as const, content: 'Bar' }] },
    website: { ...website, logoImg: 'logo.png', landingHeroTitle: ' ' },
  };
  expect(labelsDone(started)).toEqual([]);
  expect(
    labelsDone({
      ...started,
      menus: [{ ...menu, contents: [{ elementType: 'Dish', content: [] }] }],
      openingHours: { ...openingHours, contents: [{ elementType: 'Times', content: '17:00 – 22:00' }] },
      website: { ...started.website, mediaQueryImg: 'bar.jpg', contactEmail: 'hello@venue.test' },
    }),
  ).toEqual(['Logo and first picture', 'Contact', 'Opening hours', 'First menu']);
});
