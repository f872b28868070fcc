import type { AddressInfo } from 'node:net';
import type { PublishedSiteJson } from '@venue/domain';
import { emptyPublishedSite, writePublishedSite } from '@venue/domain';
import express from 'express';
import { logger } from 'firebase-functions';
import { answerContent, answerPage } from './answer-page.ts';
import type { SiteBuild } from './site-build.ts';

const published = writePublishedSite(emptyPublishedSite);
const build = {
  web: {
    shell: '<!doctype html><title>Shell</title>',
    entry: '/assets/app.js',
    headingFont: '/assets/heading.woff2',
    pages: {},
    styles: {},
    inline: { loadLate: '', splash: '' },
    headers: { 'Content-Security-Policy': "script-src 'self'" },
  },
  canonicalPath: (path: string) => (path.toLowerCase() === '/menus' ? '/menus' : undefined),
  renderPage: async () => ({
    status: 200 as const,
    html: '<!doctype html><title>Menus</title>',
    scripts: ['"late"'],
    style: '',
  }),
} satisfies SiteBuild;

const servers: { close: () => void }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Asks an app made of the answers alone, over real HTTP. */
async function ask(
  path: string,
  site: () => Promise<PublishedSiteJson | undefined>,
  changes: Partial<SiteBuild> = {},
): Promise<Response> {
  const app = express();
  app.get('/content.json', (_req, res) => answerContent(res, site));
  app.use((req, res) => answerPage(req, res, { ...build, ...changes }, site));
  const server = app.listen(0);
  servers.push(server);
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
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
      const log = vi.spyOn(logger, 'write').mockImplementation(() => {});
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
    const { status } = await ask(path, async () => published, {
      canonicalPath: (pathname) => void asked.push(pathname),
    });
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

test('before the first save a page of the empty site is rendered, and no cache stores it', async () => {
  const drawn: PublishedSiteJson[] = [];
  const answer = await ask('/menus', async () => undefined, {
    renderPage: async ({ site }) => {
      drawn.push(site);
      return build.renderPage();
    },
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Menus');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(drawn).toEqual([published]);
});

test('the whole content is JSON, empty and stored by no cache before the first save', async () => {
  expect(await (await ask('/content.json', async () => published)).json()).toEqual(published);
  const answer = await ask('/content.json', async () => undefined);
  expect(await answer.json()).toEqual(published);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
});

describe('an address is rendered once, whatever stands behind its question mark', () => {
  /** How often pages are rendered for a list of addresses. */
  async function rendersOf(addresses: string[]): Promise<number> {
    const render = vi.fn(build.renderPage);
    const counting = { ...build, renderPage: render };
    const app = express();
    app.use((req, res) => answerPage(req, res, counting, async () => withMenus));
    const server = app.listen(0);
    servers.push(server);
    await new Promise((listening) => server.once('listening', listening));
    const { port } = server.address() as AddressInfo;
    await Promise.all(addresses.map((address) => fetch(`http://127.0.0.1:${port}${address}`)));
    return render.mock.calls.length;
  }
  const menu = { title: '', contents: [], position: 0 };
  const menus = [
    { ...menu, _id: 'm1', route: 'dinner' },
    { ...menu, _id: 'm2', route: 'wine' },
  ];
  const withMenus = writePublishedSite({ ...emptyPublishedSite, menus });
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
