import { emptySite, rememberZone, readZone, toJson, type SiteJson } from '@venue/domain';
import { render as renderInBrowser } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { venue } from '../../../venue.config.ts';
import { App } from '../app.tsx';
import { ContentSource, fixedContent, readPageSource } from '../content/index.ts';
import { sitePages } from '../pages.ts';
import { resolvePage } from '../resolve-page.ts';
import { SiteRouter } from '../site-router.tsx';
import { NowProvider } from '../../ui/now.tsx';
import { buildDemoSite, smallBuild } from '../../test-fixtures/build-rendering.ts';
import { renderPage } from './render-page.tsx';

const now = new Date('2026-11-20T18:00:00Z');
const { site, parts } = buildDemoSite(now);

function render(address: string, changes: Partial<SiteJson> = {}) {
  const [path = '', query] = address.split('?');
  const place = { pathname: encodeURI(path), search: query === undefined ? '' : `?${query}` };
  const changed = { ...site, ...changes };
  const name = resolvePage(place.pathname, place.search).partOf(changed);
  const part = name && changed.parts[name] ? parts[name] : undefined;
  return renderPage({ ...place, site: changed, part, now, build: smallBuild });
}

async function open(address: string, changes?: Partial<SiteJson>): Promise<Document> {
  return new DOMParser().parseFromString((await render(address, changes)).html, 'text/html');
}

/** What the page says to link previews. */
function cardOf(page: Document) {
  const metas = [...page.querySelectorAll('meta[property]')];
  return Object.fromEntries(
    metas.map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')]),
  );
}

const addresses = [
  ...sitePages.map(({ path }) =>
    path
      .replace('/event/:id', `/event/${site.customPages[0]!._id}`)
      .replace(':slug', site.nextGigs[0]!.slug!),
  ),
  '/menus?drinks',
  '/no-such-place',
  '/event/nobody',
  '/music-at-fathoms/nobody',
];

describe('a venue that has saved nothing yet', () => {
  const nothing = toJson(emptySite);
  const fixed = sitePages.map(({ path }) => path).filter((path) => !path.includes(':'));

  it.each(fixed)('has a page at %s with a title, a heading and valid structured data', async (address) => {
    const { status } = await render(address, nothing);
    const page = await open(address, nothing);
    expect(status).toBe(200);
    expect(page.title).not.toBe('');
    expect(page.querySelector('h1')?.textContent).not.toBe('');
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.stringify(JSON.parse(data))).not.toMatch(/"":|:""|:null|:\[\]|1970/);
    const texts = [...page.querySelectorAll('h1, h2, h3, p, li, dt, dd, title')];
    expect(
      texts.filter((element) => !element.textContent?.trim()).map((element) => element.outerHTML),
    ).toEqual([]);
    expect(page.querySelectorAll('meta[content=""], img[src=""]')).toHaveLength(0);
    expect(page.getElementById('root')?.textContent).not.toContain('1970');
  });
});

describe('a page from the server', () => {
  it('lists every inline script that its policy must allow, including the speculation rules', async () => {
    const { scripts } = await render('/');
    const page = await open('/');
    const inline = [
      ...page.querySelectorAll('script:not([src], [type="application/json"], [type="application/ld+json"])'),
    ];
    expect(inline.some((script) => script.getAttribute('type') === 'speculationrules')).toBe(true);
    expect(inline.map((script) => script.textContent)).toEqual(scripts);
  });

  it.each(addresses)('at %s is hydrated without errors', async (address) => {
    const html = (await render(address)).html;
    // Clears the contexts that React's server renderer leaves set; only visible when both renderers share a process.
    await renderToReadableStream(null);
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    document.head.replaceChildren(...parsed.querySelectorAll('title, meta'));
    document.body.innerHTML = parsed.body.innerHTML;
    window.history.replaceState(null, '', encodeURI(address));
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const source = readPageSource(document)!;
    rememberZone(readZone(source.zone));
    const [part] = source.part ?? [];
    const absent = source.absent ? [source.absent] : [];
    const content = fixedContent({ site, parts: part ? { [part]: parts[part] } : {}, absent });
    await resolvePage(window.location.pathname, '').pageOf(site).load();
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const before = document.getElementById('root')!.textContent;
    const rendered = renderInBrowser(
      <StrictMode>
        <SiteRouter>
          <NowProvider first={new Date(source.now)}>
            <ContentSource value={content}>
              <App />
            </ContentSource>
          </NowProvider>
        </SiteRouter>
      </StrictMode>,
      {
        container: document.getElementById('root')!,
        hydrate: true,
        onRecoverableError: (error) => console.error(error),
      },
    );
    vi.useRealTimers();
    // Two renderers in one process and failing frames only occur in tests.
    const isRelevant = ([error]: unknown[]) =>
      !(error instanceof DOMException) && !String(error).startsWith('Detected multiple renderers');
    expect(errors.mock.calls.filter(isRelevant)).toEqual([]);
    expect(document.getElementById('root')!.textContent?.replace(/Loading the film$/, '')).toContain(
      before?.slice(0, 200),
    );
    rendered.unmount();
    errors.mockRestore();
  });

  it('has one title, description and canonical URL, its own and not the shell’s', async () => {
    const page = await open('/menus?drinks');
    expect(page.querySelectorAll('title')).toHaveLength(1);
    expect(page.title).toBe('The menus: Drinks & wine · Fathoms');
    expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(page.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${venue.siteUrl}/menus`);
    expect(page.querySelector('[property="og:title"]')).toHaveAttribute('content', page.title);
  });

  it('about a gig shows its share card to whoever gets the link, and its picture to search engines', async () => {
    const { slug, artist, img } = site.nextGigs.find((gig) => gig.img) ?? site.nextGigs[0]!;
    const page = await open(`/music-at-fathoms/${slug}`);
    expect(cardOf(page)).toMatchObject({
      'og:image': `${venue.siteUrl}/share/${slug}/v1.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(new RegExp(`^${artist}, .+, Fathoms, Kilvara$`)),
    });
    expect(page.querySelector('[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(data).not.toContain('/share/');
    if (img) expect(data).toContain(encodeURIComponent(img));
  });

  it('names a picture that link previews show: no AVIF', async () => {
    const picture = { width: 2000, height: 1000, widths: [240, 480, 960], alt: 'The quay' };
    const media = (contentType: string) => ({ [site.website.ogImg]: { ...picture, contentType } });
    const shown = async (contentType: string) =>
      cardOf(await open('/contact', { media: { ...site.media, ...media(contentType) } }));
    expect(await shown('image/jpeg')).toMatchObject({
      'og:image': expect.stringContaining(`${encodeURIComponent(site.website.ogImg)}?`),
      'og:image:width': '2000',
    });
    expect(await shown('image/avif')).toMatchObject({
      'og:image': expect.stringContaining(`${encodeURIComponent(site.website.ogImg)}_960.webp?`),
      'og:image:width': '960',
      'og:image:height': '480',
    });
  });

  it('is for search engines once: what a guest asks of the dishes is a variant of the page', async () => {
    const robots = (page: Document) => page.querySelector('meta[name="robots"]')?.getAttribute('content');
    const filtered = await open('/menus?drinks&for=no-gluten');
    expect(robots(filtered)).toBe('noindex');
    expect(filtered.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${venue.siteUrl}/menus`);
    expect(robots(await open('/menus?drinks'))).toBeUndefined();
    const variants = ['?for=vegan,no-milk', '?for=no-milk,vegan,no-fun', '?dinner'];
    expect(variants.map((search) => resolvePage('/menus', search).variant)).toEqual([
      ...['no-milk,vegan', 'no-milk,vegan', ''],
    ]);
    expect(resolvePage('/contact', '?for=vegan').variant).toBe('');
  });

  it('carries no content, but says which versions it was rendered from', async () => {
    const shown = {
      '/': undefined,
      '/contact': undefined,
      '/menus': ['menu-menu-dinner', 'v1'],
      '/menus?drinks': ['menu-menu-drinks', 'v1'],
      '/music-at-fathoms': ['gigs', 'v1'],
      '/terms-and-conditions': ['termsAndConditions', 'v1'],
      [`/event/${site.customPages[0]!._id}`]: [`page-${site.customPages[0]!._id}`, 'v1'],
    };
    for (const [address, part] of Object.entries(shown)) {
      const { html } = await render(address);
      const source = /<script type="application\/json" id="page-source">([^<]*)</.exec(html)![1]!;
      const { zone, ...rest } = JSON.parse(source);
      expect(rest, address).toEqual({ site: 'v1', ...(part && { part }), now: now.toISOString() });
      expect(source.length - zone.length, address).toBeLessThan(200);
    }
  });

  it('preloads only its first picture and the headings’ font', async () => {
    const page = await open('/');
    const scripts = [...page.querySelectorAll('script[src], link[rel="modulepreload"]')];
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/assets/load-late.js']);
    expect(scripts[0]).toHaveAttribute('type', 'module');
    expect(page.head.querySelectorAll('link[rel="stylesheet"]:not([media="print"])')).toHaveLength(0);
    const preloads = page.querySelectorAll('link[rel="preload"]');
    expect([...preloads].map((it) => it.getAttribute('as'))).toEqual(['image', 'font']);
    const hero = page.querySelector('main img')!;
    expect(preloads[0]).toHaveAttribute('imagesrcset', hero.getAttribute('srcset'));
  });

  it('preloads the crop of its first picture for phones, and the picture for all other windows', async () => {
    const hero = site.website.mediaQueryImg;
    const media = { ...site.media, [hero]: { ...site.media[hero]!, upright: true } };
    const page = await open('/', { media });
    const source = page.querySelector('main picture source')!;
    const [crop, whole] = page.querySelectorAll('link[as="image"]');
    expect(`${crop!.getAttribute('href')} 720w`).toBe(source.getAttribute('srcset'));
    expect(crop).toHaveAttribute('media', source.getAttribute('media'));
    expect(whole).toHaveAttribute('imagesrcset', page.querySelector('main img')!.getAttribute('srcset'));
    expect(whole).toHaveAttribute('media', `not all and ${source.getAttribute('media')}`);
  });

  it('says the language of the festival’s name, wherever it stands alone', async () => {
    const { festival } = venue;
    const page = await open(festival.path);
    expect(page.querySelector('h1 [lang]')).toHaveAttribute('lang', festival.lang);
    const link = [...page.querySelectorAll('footer a')].find((it) => it.textContent === festival.name);
    expect(link).toHaveAttribute('lang', festival.lang);
    expect(page.querySelectorAll('main [lang]')).toHaveLength(1);
  });

  it('responds with 404 and noindex where there is no page', async () => {
    const gig = '/music-at-fathoms/nobody';
    for (const address of ['/no-such-place', '/event/nobody', '/menus/drinks', '/%E0%A4%A', gig]) {
      const { status, html } = await renderPage({
        ...{ pathname: address, search: '', site, part: undefined, now, build: smallBuild },
      });
      expect(status, address).toBe(404);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
    }
    expect((await render('/menus')).status).toBe(200);
  });

  it.each([
    ['//', '/'],
    ['///Menus//', '/menus'],
    ['/event//a', '/event/a'],
    ['//page.example/menus', undefined],
    ['/event/%2F%2Fpage.example', undefined],
  ])('finds the canonical address of %s', (pathname, canonical) => {
    expect(resolvePage(pathname, '').canonical).toBe(canonical);
  });

  it('escapes staff’s texts everywhere', async () => {
    const nasty = '</script><script>alert(1)</script>"\u2028<!--$&';
    const page = await open('/', {
      website: { ...site.website, landingHeroTitle: nasty, landingDesc1: nasty },
    });
    expect(page.querySelector('h1')).toHaveTextContent('</script><script>alert(1)</script>');
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(2);
    expect(page.querySelector('meta[name="description"]')).toHaveAttribute('content', nasty);
    const { html } = await render('/', { version: nasty });
    const source = /<script type="application\/json".*?<\/script>/s.exec(html)![0];
    expect(source).not.toContain('\u2028');
    expect(readPageSource(new DOMParser().parseFromString(html, 'text/html'))?.site).toBe(nasty);
  });
});
