import { buildDemoSite, smallBuild } from '../../test-fixtures/build-rendering.ts';
import { sitePages } from '../pages.ts';
import { resolvePage } from '../resolve-page.ts';
import { renderPage } from './render-page.tsx';

const now = new Date('2026-11-20T18:00:00Z');
const { site, parts } = buildDemoSite(now);
const base = '/preview/token';

async function open(address: string) {
  const [path = '', query] = address.split('?');
  const place = { pathname: encodeURI(path), search: query === undefined ? '' : `?${query}` };
  const name = resolvePage(place.pathname, place.search).partOf(site);
  const preview = { base, withDrafts: true };
  const rendered = await renderPage({
    ...{ ...place, site, part: name && parts[name], now, build: smallBuild, preview },
  });
  return { ...rendered, page: new DOMParser().parseFromString(rendered.html, 'text/html') };
}

const addresses = [
  ...sitePages.map(({ path }) =>
    path
      .replace('/event/:id', `/event/${site.customPages[0]!._id}`)
      .replace(':slug', site.nextGigs[0]!.slug!),
  ),
  '/menus?drinks',
  '/no-such-place',
];

/** Files and feeds, which are the live site's. */
const file = /\.\w+$/;

it.each(addresses)('a preview of %s has no script, and its links stay in the preview', async (address) => {
  const { page, scripts } = await open(address);
  expect(scripts).toEqual([]);
  expect(page.querySelectorAll('script, link[rel="canonical"], template')).toHaveLength(0);
  const links = [...page.querySelectorAll('#root a[href^="/"]')].map((link) => link.getAttribute('href')!);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !href.startsWith(base) && !file.test(href))).toEqual([]);
});

it('says what it is, and leads back to the same page of the live site', async () => {
  const { page } = await open('/menus?drinks');
  const bar = page.querySelector('aside')!;
  expect(bar.textContent).toContain('Preview: Friday, November 20, 2026 at 6:00 PM, with drafts.');
  expect(bar.querySelector('a')?.getAttribute('href')).toBe('/menus?drinks');
  expect(page.title).toMatch(/^Preview: /);
});
