import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { menuPart, nothingPublished, toJson, type PartJson, type SiteJson } from '@venue/domain';
import { logLines } from '../../logging/log-lines.ts';
import { pageResponse } from './page-response.ts';
import { buildPublished } from '../build-published.fixture.ts';
import { createPageHandler } from '../create-page-handler.ts';
import type { PublishedReader } from '../site/read-site.ts';
import type { ResolvedPage, SiteBuild } from '../site/site-build.ts';

const menus = ['dinner', 'wine'].map((route) => ({ _id: route, title: '', route, position: 0, wines: 0 }));
const published = toJson(
  buildPublished({
    menus,
    parts: { 'menu-dinner': 'dinner 1', 'menu-wine': 'wine 1', privacyPolicy: 'privacyPolicy 1' },
  }),
);

/** The part of the real pages that these responses need: the menus, the custom pages and one that does not exist. */
function resolvePage(pathname: string, search: string): ResolvedPage {
  const path = pathname.toLowerCase();
  const id = /^\/event\/(.+)$/.exec(path)?.[1];
  const isThere = (site: SiteJson) => path === '/menus' || site.customPages.some(({ _id }) => _id === id);
  return {
    canonical: path === '/menus' || id ? path : undefined,
    pageOf: (site) => ({ path: isThere(site) ? path : '*' }),
    partOf: (site) =>
      path !== '/menus' || site.menus.length === 0
        ? undefined
        : menuPart(/wine/i.test(search) ? 'wine' : 'dinner'),
  };
}

/** What is published, read from a site that a test gives; each part is stored in the version that it names. */
function readerOf(site: (bypassCache?: boolean) => Promise<SiteJson | undefined>): PublishedReader {
  const part = async (name: string, version: string) =>
    version === `${name.replace('menu-', '')} 1` ? { version } : undefined;
  return { site, part: part as unknown as PublishedReader['part'], unnamedPart: async () => undefined };
}

const build = {
  web: {
    shell: '<!doctype html><title>Shell</title>',
    entry: '/assets/app.js',
    headingFont: '/assets/heading.woff2',
    pages: {},
    styles: {},
    loadLate: '',
    inline: { beforePaint: '', splash: '' },
    headers: { 'Content-Security-Policy': "script-src 'self'" },
    zone: '',
  },
  resolvePage,
  renderPage: async () => ({
    status: 200 as const,
    html: '<!doctype html><title>Menus</title>',
    scripts: ['"late"'],
    style: '',
  }),
  writeSitemap: () => '',
  readAsset: async (name: string) => (name === 'app-1a2b.js' ? Buffer.from('start();') : undefined),
} satisfies SiteBuild;

const servers: { close: () => void }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Opens the pages of a build in this process, over real HTTP. */
async function open(
  site: (bypassCache?: boolean) => Promise<SiteJson | undefined>,
  changes: Partial<SiteBuild> = {},
): Promise<string> {
  const changed = { ...build, ...changes };
  const server = createServer(createPageHandler(readerOf(site), async () => changed));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(path: string, ...pages: Parameters<typeof open>): Promise<Response> {
  return fetch((await open(...pages)) + path, { redirect: 'manual' });
}

describe('a page that cannot be rendered', () => {
  const failing = {
    'the database fails': () => ask('/menus', () => Promise.reject(new Error('The database is down.'))),
    'a component throws': () =>
      ask('/menus', async () => published, { renderPage: () => Promise.reject(new Error('Broken.')) }),
  };

  it.each(Object.entries(failing))(
    'is the plain app when %s, kept by nobody, and logged',
    async (_, asked) => {
      const log = vi.spyOn(logLines, 'write').mockImplementation(() => {});
      const answer = await asked();
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(build.web.shell);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Content-Security-Policy')).toBe("script-src 'self'");
      expect(log).toHaveBeenCalledWith(expect.objectContaining({ severity: 'ERROR', path: '/menus' }));
    },
  );

  it('still has its one address', async () => {
    const answer = await ask('/MENUS?dinner', () => Promise.reject(new Error('The database is down.')));
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/menus?dinner']);
  });
});

test.each(['//', '//page.example:x', '//page.example/..//menus?a', '/%', '/\\\\page.example'])(
  'a mistyped address, %s, is a path like others and leads to no other host',
  async (path) => {
    const asked: string[] = [];
    const listening: SiteBuild = {
      ...build,
      resolvePage: (pathname, search) => {
        asked.push(pathname);
        return resolvePage(pathname, search);
      },
    };
    const { status } = await pageResponse(
      path,
      listening,
      readerOf(async () => published),
    );
    expect(status).toBe(200);
    expect(asked[0]).toMatch(/^\//);
  },
);

test('a page that can be rendered is kept a minute, and its scripts go by their hashes', async () => {
  const answer = await ask('/menus', async () => published);
  expect(await answer.text()).toContain('Menus');
  expect(answer.headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=60/);
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-/);
});

test('a variant of a page is rendered and kept apart from the page, once for all of its spellings', async () => {
  const rendered: string[] = [];
  const variants: Partial<SiteBuild> = {
    resolvePage: (pathname, search) => ({
      ...resolvePage(pathname, search),
      variant: /milk/.test(search) ? 'no-milk' : '',
    }),
    renderPage: async ({ search }) => {
      rendered.push(search);
      return { ...(await build.renderPage()), html: search };
    },
  };
  const address = await open(async () => published, variants);
  // Within a minute: the next one is rendered anew.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:10Z') });
  const texts = [];
  for (const search of ['', '?for=no-milk', '?for=milk,,no-milk', '?for=nothing', '?WINE&for=no-milk'])
    texts.push(await (await fetch(`${address}/menus${search}`)).text());
  vi.useRealTimers();
  expect(texts).toEqual(['', '?for=no-milk', '?for=no-milk', '', '?WINE&for=no-milk']);
  expect(rendered).toHaveLength(3);
});

test('before the first save a page of the empty site is rendered, and no cache stores it', async () => {
  const rendered: SiteJson[] = [];
  const answer = await ask('/menus', async () => undefined, {
    renderPage: async ({ site }) => {
      rendered.push(site);
      return build.renderPage();
    },
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Menus');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(rendered).toEqual([nothingPublished]);
});

describe('the content of a page', () => {
  const caching = (answer: Response) => answer.headers.get('Cache-Control');

  it('is JSON at an address of its version, for ever', async () => {
    const site = await ask('/content/site.json?v=v1', async () => published);
    expect(await site.json()).toEqual(published);
    expect(caching(site)).toBe('public, max-age=31536000, immutable');
    const part = await ask('/content/menu-wine.json?v=wine%201', async () => published);
    expect(await part.json()).toEqual({ version: 'wine 1' });
    expect(caching(part)).toBe('public, max-age=31536000, immutable');
  });

  it('is the current one at an address without a version, for seconds', async () => {
    const site = await ask('/content/site.json', async () => published);
    expect(await site.json()).toEqual(published);
    expect(caching(site)).toBe('public, max-age=0, s-maxage=10');
    const part = await ask('/content/menu-wine.json', async () => published);
    expect(await part.json()).toEqual({ version: 'wine 1' });
  });

  it('of an unknown version is read again, then gets an uncached 404', async () => {
    const reads: (boolean | undefined)[] = [];
    const newer = async (bypassCache?: boolean) => {
      reads.push(bypassCache);
      return bypassCache ? { ...published, version: 'v2' } : published;
    };
    expect((await ask('/content/site.json?v=v2', newer)).status).toBe(200);
    expect(reads).toEqual([false, true]);
    for (const path of ['site.json?v=v0', 'menu-wine.json?v=wine%200', 'menu-gone.json', 'users.json?v=1']) {
      const answer = await ask(`/content/${path}`, async () => published);
      expect([path, answer.status, caching(answer)]).toEqual([path, 404, 'no-store']);
    }
  });

  it('is an empty site before the first save, and no cache stores it', async () => {
    const answer = await ask('/content/site.json', async () => undefined);
    expect(await answer.json()).toEqual(nothingPublished);
    expect([answer.status, caching(answer)]).toEqual([200, 'no-store']);
  });
});

describe('what ends', () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  const ending = (showUntil: string): SiteJson => ({
    ...published,
    nextChangeAt: showUntil,
    menus: [{ ...published.menus[0]!, showUntil }, published.menus[1]!],
  });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('is cached until then and no longer, as a page and as content', async () => {
    const site = async () => ending(inSeconds(30));
    const caching = async (path: string) => (await ask(path, site)).headers.get('Cache-Control');
    expect(await caching('/menus?wine')).toBe('public, max-age=0, s-maxage=30');
    expect(await caching('/content/site.json?v=v1')).toBe('public, max-age=30');
    expect(await caching('/sitemap.xml')).toBe('public, max-age=30');
  });

  it('leaves the sitemap within a minute, also when staff make it a draft', async () => {
    const answer = await ask('/sitemap.xml', async () => published);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
  });

  it('is in no content from then on, although nobody could publish that', async () => {
    const answer = await ask('/content/site.json', async () => ending(inSeconds(-1)));
    const { menus } = (await answer.json()) as SiteJson;
    expect(menus.map(({ _id }) => _id)).toEqual(['wine']);
  });

  it('is gone under its last version once the site has another one, or none', async () => {
    for (const parts of [{ 'menu-wine': 'wine 2' }, {}]) {
      const answer = await ask('/content/menu-wine.json?v=wine%201', async () => ({ ...published, parts }));
      expect(answer.status).toBe(404);
    }
  });
});

describe('a page asked for just after a save', () => {
  /** Renders a page while the memory of the site is older than what is stored. */
  async function renderWith(path: string, inMemory: SiteJson, stored: SiteJson) {
    const rendered: { site: SiteJson; part: PartJson | undefined }[] = [];
    const answer = await ask(path, async (bypassCache) => (bypassCache ? stored : inMemory), {
      renderPage: async ({ site, part }) => {
        rendered.push({ site, part });
        return build.renderPage();
      },
    });
    expect(answer.status).toBe(200);
    return rendered[0]!;
  }

  it('is rendered from the site that names the stored version of its part', async () => {
    const older = { ...published, version: 'v0', parts: { ...published.parts, 'menu-wine': 'wine 0' } };
    const { site, part } = await renderWith('/menus?wine', older, published);
    expect([site.version, part?.version]).toEqual(['v1', 'wine 1']);
  });

  it('has no part while nothing has been saved of it', async () => {
    const without = { ...published, parts: {} };
    expect((await renderWith('/menus?wine', without, without)).part).toBeUndefined();
    expect((await renderWith('/menus?wine', without, published)).part?.version).toBe('wine 1');
  });

  it('is not a 404 because the cache is outdated', async () => {
    const newer = { ...published, customPages: [{ _id: 'new', title: '', route: '' }] };
    expect((await renderWith('/event/new', published, newer)).site.customPages).toHaveLength(1);
  });
});

describe('a page is rendered once, whatever the query string', () => {
  /** How often pages are rendered for a list of addresses. */
  async function rendersOf(addresses: string[]): Promise<number> {
    const render = vi.fn(build.renderPage);
    const at = await open(async () => published, { renderPage: render });
    await Promise.all(addresses.map((address) => fetch(at + address)));
    return render.mock.calls.length;
  }
  const many = (address: (i: number) => string) => Array.from({ length: 200 }, (_, i) => address(i));
  // Between two minutes everything is rendered anew.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('200 queries are one page', async () => {
    expect(await rendersOf(many((i) => `/menus?x${i}`))).toBe(1);
  });

  it('200 addresses that lead nowhere are one page', async () => {
    expect(await rendersOf(many((i) => `/nowhere-${i}`))).toBe(1);
  });

  it('each menu is a page of its own', async () => {
    expect(await rendersOf(['/menus', '/menus?dinner', '/menus?wine', '/menus?WINE', '/menus?wine24'])).toBe(
      2,
    );
  });
});

describe('a built file that Hosting does not have', () => {
  it('is served by the function whose pages name it, for ever', async () => {
    const answer = await ask('/assets/app-1a2b.js', async () => published);
    expect([answer.status, await answer.text()]).toEqual([200, 'start();']);
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/assets/gone-1a2b.js', '/assets/..%2fweb-build.json', '/assets/.built'])(
    '%s is of no build: a 404 that is not cached',
    async (path) => {
      const { status, headers } = await ask(path, async () => published);
      expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    },
  );
});
