import { emptyRoute, emptyWebsite } from '@venue/domain';
import { buildGig, buildPublished } from './build-published.fixture.ts';
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
  const site = buildPublished({
    website: { ...emptyWebsite, updatedAt: at('01') },
    routes: [{ ...emptyRoute, _id: 'oysters', updatedAt: at('09') }],
    menus: [{ _id: 'm', title: '', route: 'dinner', contents: [], position: 0, updatedAt: at('05') }],
    events: [
      buildGig({ _id: 'past', datetime: at('02'), updatedAt: at('20') }),
      buildGig({ updatedAt: at('07') }),
    ],
  });
  const found = entries(writeSitemap(site, now));

  it('names every public page and custom page, and nothing of the back office', () => {
    expect(Object.keys(found)).toHaveLength(21);
    expect(found).toHaveProperty('/event/oysters');
    expect(found).toHaveProperty(['/f%C3%A9ile-na-mara']);
    expect(Object.keys(found).filter((path) => /admin|chef-|email|management/.test(path))).toEqual([]);
  });

  it('dates a page by the latest change to what it shows', () => {
    expect(found['/menus']).toBe(at('05').toISOString());
    expect(found['/music-at-fathoms']).toBe(at('07').toISOString());
    expect(found['/event/oysters']).toBe(at('09').toISOString());
    expect(found['/careers']).toBe(at('01').toISOString());
  });

  it('gives no date to a page whose text belongs to the build', () => {
    expect(found).toHaveProperty('/our-team', undefined);
  });

  it('cannot be broken out of', () => {
    const routes = [{ ...emptyRoute, _id: `x'<&>` }];
    expect(writeSitemap(buildPublished({ routes }), now)).not.toMatch(/<&|[^=]'/);
  });
});
