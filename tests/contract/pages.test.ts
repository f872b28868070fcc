import { get as httpGet } from 'node:http';
import { expect, it } from 'vitest';

const site = process.env['SITE_URL'] ?? process.env['API_URL']!.replace(/\/api$/, '');
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site + path, { redirect: 'manual', headers });

/** A page's answer, with what it says it was rendered from. */
async function read(path: string) {
  const answer = await get(path);
  const html = await answer.text();
  const json = /<script type="application\/json" id="page-source">([^<]*)</.exec(html)?.[1];
  return { answer, html, source: json && JSON.parse(json) };
}

it.each([
  ['/', 'Fathoms', undefined],
  ['/menus', 'The menus', /^menu-/],
  ['/music-at-fathoms', 'Music', /^gigs$/],
  ['/f%C3%A9ile-na-mara', 'Féile na Mara', undefined],
  ['/privacy-policy', 'Privacy', /^privacyPolicy$/],
])(
  '%s comes with its words, what it was rendered from and rules for its scripts',
  async (path, words, part) => {
    const { answer, html, source } = await read(path);
    expect(answer.status).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]*>[^]*?${words}`, 'i'));
    expect(html).toContain(`<link rel="canonical"`);
    expect(source).toMatchObject({ site: expect.any(String), now: expect.any(String) });
    if (part) expect(source.part).toEqual([expect.stringMatching(part), expect.any(String)]);
    else expect(source).not.toHaveProperty('part');
    expect(answer.headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=60/);
    const policy = answer.headers.get('Content-Security-Policy')!;
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain('unsafe');
  },
);

it.each([
  ['/Menus/', '/menus'],
  ['/MENUS?dinner', '/menus?dinner'],
  ['/our-team//', '/our-team'],
  ['/event//oyster-weekend', '/event/oyster-weekend'],
])('%s leads to %s for good', async (path, canonical) => {
  const answer = await get(path);
  expect(answer.status).toBe(301);
  // The emulator of Hosting writes "?dinner" as "?dinner=".
  expect(new URL(answer.headers.get('Location')!, site).href.replace(/=$/, '')).toBe(site + canonical);
});

it.each([
  ['//:menus/x', 404],
  // Google's own answers to a broken escape; the emulator's of Hosting is 500.
  ['/%E0%A4%A', 500],
  ['/menus?%E0%A4%A', 200],
])('an odd address, %s, gets its answer and ends nobody', async (path, status) => {
  // fetch would put the address in order before it asks.
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(site);
    httpGet({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
  expect(answered).toBe(status);
  expect((await fetch(`${site}/menus`)).status).toBe(200);
});

it.each(['/no-such-place', '/event/no-such-event', '/menus/dinner'])(
  '%s is a 404 that helps and that nobody keeps',
  async (path) => {
    const { answer, html } = await read(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain('href="/menus"');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  },
);

it('a page asked for again within the minute is not sent again', async () => {
  const again = async () => {
    const tag = (await get('/contact')).headers.get('ETag')!;
    // Node's fetch adds "no-cache" to conditional requests unless told what to send.
    return (await get('/contact', { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' })).status;
  };
  // A minute may end between the two.
  expect([await again(), await again()]).toContain(304);
});

it('what a page was rendered from has an address for ever, and any other version none', async () => {
  const { source } = await read('/terms-and-conditions');
  const [part, version] = source.part;
  for (const [name, v, content] of [
    ['site', source.site, { website: { _id: 'main' }, menus: expect.any(Array) }],
    [part, version, { legalText: { contents: expect.any(Array) } }],
  ]) {
    const answer = await get(`/content/${name}.json?v=${v}`);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Type')).toMatch('application/json');
    expect(await answer.json()).toMatchObject({ version: v, ...content });
    const gone = await get(`/content/${name}.json?v=gone`);
    expect([gone.status, gone.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  }
});

it('the back office is answered with the shell, without any content in it', async () => {
  for (const path of ['/admin-dashboard', '/admin-dashboard/menus', '/chef-login']) {
    const { answer, html, source } = await read(path);
    expect(answer.status, path).toBe(200);
    expect(source, path).toBeUndefined();
    expect(html, path).toContain('<div id="root"></div>');
  }
});

it('a built file is kept for ever; one that is not there is kept by nobody for long', async () => {
  const { html } = await read('/');
  const script = /\/assets\/[\w.-]+\.js/.exec(html)![0];
  expect((await get(script)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const gone = await get('/assets/gone-5f2a91.js');
  expect(gone.status).toBe(404);
  expect(gone.headers.get('Cache-Control') ?? '').not.toMatch(/immutable|max-age=[1-9]/);
});

it.each(['/MENUS%0d%0ax', '/event/%0d%0aSet-Cookie:x', '/%7F'])(
  'an address with control characters, %s, is a 404 and leads nowhere',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([404, null]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  },
);
