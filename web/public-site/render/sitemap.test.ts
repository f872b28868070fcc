import { emptyLegalText, emptySite, emptyWebsite, type Gig, type Site } from '@venue/domain';
import { publicPages } from '../../../tests/browser/public-pages.ts';
import { buildGig } from '../../test-fixtures/build-site.tsx';
import { writeSitemap } from './sitemap.ts';

const now = new Date('2026-07-01T00:00:00Z');
const at = (day: string) => new Date(`2026-06-${day}T10:00:00Z`);
const entries = (xml: string) =>
  Object.fromEntries(
    [...xml.matchAll(/<url><loc>http:\/\/[^/]+(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)].map(
      ([, path, time]) => [path!, time],
    ),
  );

describe('the sitemap', () => {
  const gigs: Gig[] = [
    buildGig({ _id: 'past', datetime: at('02'), updatedAt: at('20') }),
    buildGig({ datetime: new Date('2026-07-10T20:00:00Z'), updatedAt: at('07') }),
  ];
  const site: Site = {
    ...emptySite,
    website: { ...emptyWebsite, updatedAt: at('01') },
    customPages: [{ _id: 'oysters', title: '', route: '', updatedAt: at('09') }],
    menus: [{ _id: 'm', title: '', route: 'dinner', wines: 0, position: 0, updatedAt: at('05') }],
    nextGigs: gigs,
  };
  const published = { version: '', files: [], media: {} };
  const parts = {
    termsAndConditions: { ...published, legalText: { ...emptyLegalText, updatedAt: at('11') } },
    privacyPolicy: { ...published, legalText: emptyLegalText },
  };
  const found = entries(writeSitemap(site, parts, now));

  it('names every public page and custom page, and nothing of the back office', () => {
    expect(found).toHaveProperty(['/f%C3%A9ile-na-mara']);
    expect(Object.keys(found).toSorted()).toEqual(
      [...publicPages.map(encodeURI), '/event/oysters'].toSorted(),
    );
    expect(Object.keys(found).filter((path) => /admin|chef-|email|management/.test(path))).toEqual([]);
  });

  it('dates a page by the latest change to what it shows', () => {
    expect(found['/menus']).toBe(at('05').toISOString());
    expect(found['/music-at-fathoms']).toBe(at('07').toISOString());
    expect(found['/event/oysters']).toBe(at('09').toISOString());
    expect(found['/careers']).toBe(at('01').toISOString());
    expect(found['/terms-and-conditions']).toBe(at('11').toISOString());
  });

  it('gives no date to a page whose text is part of the build', () => {
    expect(found).toHaveProperty('/our-team', undefined);
  });

  it('escapes addresses', () => {
    const customPages = [{ _id: `x'<&>`, title: '', route: '' }];
    expect(writeSitemap({ ...emptySite, customPages }, {}, now)).not.toMatch(/<&|[^=]'/);
  });
});
