import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { staff } from '../../demo/content/staff.ts';
import { addresses } from './addresses.js';
import { api, demoAccounts } from './api.js';
import { compression, headers } from './headers.js';
import type { Check } from './result.js';

const policy = "default-src 'none'; script-src 'self' 'unsafe-inline'; connect-src http://127.0.0.1:8080";

/** A badly configured site: no headers, loose scripts, source maps, a page for any address, every password correct. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/robots.txt': (response) => response.end('Sitemap: https://other.example/sitemap.xml'),
  '/sitemap.xml': (response) => response.end('<loc>https://other.example/</loc>'),
  '/assets/app.js.map': (response) => response.end('{}'),
  '/content/site.json': (response) => response.end(' '.repeat(2_000)),
  '/api/openapi.json': (response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(' '.repeat(2_000))),
};

let url: string;
const server = createServer((request, response) => {
  response.setHeader('content-security-policy', policy);
  const answer = answers[request.url ?? ''];
  if (answer) answer(response);
  else response.end('<h1>Anything</h1><script src="/assets/app.js"></script>');
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

const find = (check: Check) => check.run({ url, allowHttp: false } as Parameters<Check['run']>[0]);

it('missing headers and a loose policy are named', async () => {
  const [security, csp] = await find(headers);
  expect(security).toMatchObject({
    state: 'not ok',
    detail: expect.stringContaining('Strict-Transport-Security'),
  });
  expect(csp?.detail.split('; ')).toEqual([
    'other sites may frame it',
    "scripts: 'unsafe-inline'",
    'this is a build for the emulators',
  ]);
});

it('addresses of another site, pages for anything and source maps are found', async () => {
  const wrong = (await find(addresses)).filter(({ state }) => state === 'not ok');
  expect(wrong.map(({ name }) => name)).toEqual([
    'robots.txt names this site',
    'the sitemap names this site',
    'unknown pages are 404 and not cached',
    'unknown files are 404 and not cached for long',
    'no source maps are online',
  ]);
  expect(wrong.at(-1)?.detail).toBe('/assets/app.js.map');
});

it('long answers that leave uncompressed are named; short ones may', async () => {
  const found = await find(compression);
  expect(found.map(({ state }) => state)).toEqual(['ok', 'not ok', 'ok', 'ok']);
  expect(found[1]).toMatchObject({
    name: 'compressed: the content of pages',
    detail: '2 kB were sent as they are',
  });
});

it('an API without sign-in and a working demo password are not ok', async () => {
  const found = [...(await find(api)), ...(await find(demoAccounts))];
  expect(found).toHaveLength(3 + staff.length);
  expect(found.every(({ state, advice }) => state === 'not ok' && advice)).toBe(true);
});
