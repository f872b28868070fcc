import { emptyPublishedSite, writePublishedSite, type PublishedSiteJson } from '@venue/domain';
import { render as draw } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { BrowserRouter } from 'react-router-dom';
import { venue } from '../../../venue.config.ts';
import { App } from '../app.tsx';
import { findSitePage, sitePages } from '../site-pages.tsx';
import { ContentSource } from '../content/content-source.ts';
import { createContentStore, readPageNow, readPageSite } from '../content/content-store.ts';
import { NowProvider } from '../../ui/now.tsx';
import { buildDemoSite, smallBuild } from '../../test-fixtures/build-rendering.ts';
import { canonicalPath, renderPage } from './render-page.tsx';

const now = new Date('2026-11-20T18:00:00Z');
const site = buildDemoSite(now);

function render(address: string, changes: Partial<PublishedSiteJson> = {}) {
  const [pathname = '', query] = address.split('?');
  return renderPage({
    pathname: encodeURI(pathname),
    search: query === undefined ? '' : `?${query}`,
    site: { ...site, ...changes },
    now,
    build: smallBuild,
  });
}

async function open(address: string, changes?: Partial<PublishedSiteJson>): Promise<Document> {
  return new DOMParser().parseFromString((await render(address, changes)).html, 'text/html');
}

const addresses = [
  ...sitePages.map(({ path }) => path.replace('/event/:id', `/event/${site.routes[0]!._id}`)),
  '/menus?drinks',
  '/no-such-place',
  '/event/nobody',
];

describe('a venue that has saved nothing yet', () => {
  const nothing = writePublishedSite(emptyPublishedSite);
  const fixed = sitePages.map(({ path }) => path).filter((path) => path !== '/event/:id');

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
  it.each(addresses)('at %s is taken over by the browser as it stands', async (address) => {
    const html = (await render(address)).html;
    // React's server leaves its last contexts behind; that is only seen where a browser shares its process.
    await renderToReadableStream(null);
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    document.head.replaceChildren(...parsed.querySelectorAll('title, meta'));
    document.body.innerHTML = parsed.body.innerHTML;
    window.history.replaceState(null, '', encodeURI(address));
    const problems = vi.spyOn(console, 'error').mockImplementation(() => {});
    await findSitePage(window.location.pathname)?.page.load();
    const store = createContentStore(
      { getItem: () => null, setItem: () => {}, removeItem: () => {} },
      readPageSite(document),
    );
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const before = document.getElementById('root')!.textContent;
    const drawn = draw(
      <StrictMode>
        <BrowserRouter>
          <NowProvider first={readPageNow(document)!}>
            <ContentSource value={store}>
              <App />
            </ContentSource>
          </NowProvider>
        </BrowserRouter>
      </StrictMode>,
      {
        container: document.getElementById('root')!,
        hydrate: true,
        onRecoverableError: (error) => console.error(error),
      },
    );
    vi.useRealTimers();
    // Two renderers in one process, and pages in frames: neither is there outside of tests.
    const isOurs = ([problem]: unknown[]) =>
      !(problem instanceof DOMException) && !String(problem).startsWith('Detected multiple renderers');
    const found = problems.mock.calls.filter(isOurs);
    expect(found).toEqual([]);
    expect(document.getElementById('root')!.textContent?.replace(/Loading the film$/, '')).toContain(
      before?.slice(0, 200),
    );
    drawn.unmount();
    problems.mockRestore();
  });

  it('has its title, description and address once each, and nothing of the shell’s', async () => {
    const page = await open('/menus?drinks');
    expect(page.querySelectorAll('title')).toHaveLength(1);
    expect(page.title).toBe('The menus: Drinks & wine · Fathoms');
    expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(page.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${venue.siteUrl}/menus`);
    expect(page.querySelector('[property="og:title"]')).toHaveAttribute('content', page.title);
  });

  it('carries no more content than it shows', async () => {
    const weight = (part: unknown) => JSON.stringify(part).length;
    for (const address of ['/', '/contact', `/event/${site.routes[0]!._id}`, '/terms-and-conditions']) {
      const part = readPageSite(await open(address))!;
      expect(weight(part), address).toBeLessThan(weight(site) / 3);
      expect(part.events.length, address).toBeLessThanOrEqual(4);
    }
    for (const [address, shown] of [['/menus', 0] as const, ['/menus?drinks', 1] as const]) {
      const cards = readPageSite(await open(address))!.menus;
      expect(cards.map(({ title }) => title)).toEqual(site.menus.map(({ title }) => title));
      expect(cards[shown]).toEqual(site.menus[shown]);
      expect(weight(cards), address).toBeLessThan(weight(site.menus) / 2);
    }
    expect(readPageSite(await open('/music-at-fathoms'))!.events).toEqual(site.events);
  });

  it('fetches nothing up front but its first picture and the font of its title', async () => {
    const page = await open('/');
    expect(page.querySelectorAll('script[src], link[rel="modulepreload"]')).toHaveLength(0);
    expect(page.querySelectorAll('link[rel="stylesheet"]:not([disabled])')).toHaveLength(0);
    const preloads = page.querySelectorAll('link[rel="preload"]');
    expect([...preloads].map((it) => it.getAttribute('as'))).toEqual(['image', 'font']);
    const hero = page.querySelector('main img')!;
    expect(preloads[0]).toHaveAttribute('imagesrcset', hero.getAttribute('srcset'));
  });

  it('says 404 where there is nothing, and asks not to be found', async () => {
    for (const address of ['/no-such-place', '/event/nobody', '/menus/drinks', '/%E0%A4%A']) {
      const { status, html } = await renderPage({
        ...{ pathname: address, search: '', site, now, build: smallBuild },
      });
      expect(status, address).toBe(404);
      expect(html).toContain('<meta name="robots" content="noindex">');
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
  ])('knows the one address of %s', (asked, address) => {
    expect(canonicalPath(asked)).toBe(address);
  });

  it('keeps what staff have typed as text, wherever it stands', async () => {
    const nasty = '</script><script>alert(1)</script>"\u2028<!--$&';
    const page = await open('/', {
      website: { ...site.website, landingHeroTitle: nasty, landingDesc1: nasty },
    });
    expect(page.querySelector('h1')).toHaveTextContent('</script><script>alert(1)</script>');
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(2);
    expect(page.querySelector('meta[name="description"]')).toHaveAttribute('content', nasty);
    expect(readPageSite(page)?.website.landingHeroTitle).toBe(nasty);
    const { html } = await render('/', { website: { ...site.website, landingHeroTitle: nasty } });
    expect(/<script type="application\/json".*?<\/script>/s.exec(html)?.[0]).not.toContain('\u2028');
  });
});
