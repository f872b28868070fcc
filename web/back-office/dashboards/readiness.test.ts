import { emptyPublishedSite } from '@venue/domain';
import { readinessOf } from './readiness.ts';

const labelsDone = (site: typeof emptyPublishedSite) =>
  readinessOf(site).flatMap(({ label, isDone }) => (isDone ? [label] : []));

it('a venue that has published nothing has everything before it', () => {
  expect(labelsDone(emptyPublishedSite)).toEqual([]);
  expect(readinessOf(emptyPublishedSite)).toHaveLength(9);
});

it('a thing is done once guests can see it: a menu without a dish and hours without times are not', () => {
  const { openingHours, website } = emptyPublishedSite;
  const menu = { _id: 'm', title: 'Dinner', route: 'dinner', position: 0, contents: [] };
  const started = {
    ...emptyPublishedSite,
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
