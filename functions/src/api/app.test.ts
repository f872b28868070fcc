import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { requestRaw } from '../requests/request-raw.fixture.ts';
import { createApp } from './app.ts';

let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer(createApp());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((closed) => server.close(closed)));

const json = { 'Content-Type': 'application/json' };

it.each(['', '/api'])(
  'routes answer under "%s", with and without the part that Hosting keeps',
  async (mount) => {
    // The route itself rejects an invalid id, before anything is read.
    const answer = await fetch(`${base}${mount}/menus/find/a.b`);
    expect(answer.status).toBe(400);
  },
);

it('an unknown address gets an uncached 404 in JSON that does not mention Express', async () => {
  const answer = await fetch(`${base}/api/nowhere`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ msg: 'There is no such address.' });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('X-Powered-By')).toBeNull();
});

it('malformed JSON gets 400 in JSON', async () => {
  const answer = await fetch(`${base}/api/auth/login`, { method: 'POST', headers: json, body: '{"email":' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ msg: 'The request body is not valid JSON.' });
});

it('a JSON body above 1 MB gets 413', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(1024 * 1024) });
  const answer = await fetch(`${base}/api/auth/login`, { method: 'POST', headers: json, body });
  expect(answer.status).toBe(413);
});

it('all responses, also errors, say that they are no page, script or frame', async () => {
  for (const address of ['/openingHours/nowhere', '/nowhere']) {
    const { headers } = await fetch(`${base}${address}`);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it.each(['text/html', 'application/x-www-form-urlencoded', 'text/json', undefined])(
  'a body of the type %s gets 415: it would be read as nothing and stored as that',
  async (type) => {
    const body = new Blob(['{"title":"Dinner"}']);
    const headers = type ? { 'Content-Type': type } : undefined;
    const answer = await fetch(`${base}/api/website/main/u`, {
      method: 'PUT',
      ...(headers && { headers }),
      body,
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({
      msg: 'Send the body as JSON, with the header Content-Type: application/json.',
    });
  },
);

it('a body that is nested too deeply gets 400, however deep', async () => {
  for (const depth of [13, 400_000]) {
    const body = `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const answer = await fetch(`${base}/api/auth/login`, { method: 'POST', headers: json, body });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { msg: 'The request body is nested too deeply.' },
    ]);
  }
});

it('a call without a body needs no type', async () => {
  const answer = await fetch(`${base}/api/email/send`, { method: 'POST' });
  expect(answer.status).toBe(401);
});

describe('a long answer', () => {
  const ask = (headers: Record<string, string>, method?: string) =>
    requestRaw(`${base}/openapi.json`, headers, method);

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)(
    'to "Accept-Encoding: %s" is sent as %s, and caches keep that apart',
    async (accepted, encoding, decode) => {
      const { headers, body } = await ask({ 'Accept-Encoding': accepted });
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
      expect(JSON.parse(decode(body).toString())).toMatchObject({ openapi: '3.1.0' });
    },
  );

  it('has a weak ETag, which is for the same content in any encoding, and is not sent again to those who name it', async () => {
    const { headers } = await ask({ 'Accept-Encoding': 'br' });
    expect(headers.etag).toMatch(/^W\//);
    const again = await ask({ 'Accept-Encoding': 'gzip', 'If-None-Match': headers.etag! });
    expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, 'Accept-Encoding']);
    expect([again.headers['content-encoding'], again.headers.etag]).toEqual([undefined, headers.etag]);
  });

  it('is not sent for HEAD', async () => {
    const { status, headers, body } = await ask({ 'Accept-Encoding': 'br' }, 'HEAD');
    expect([status, body.length, headers.vary]).toEqual([200, 0, 'Accept-Encoding']);
  });
});

it('a short answer is sent as it is', async () => {
  const { headers } = await fetch(`${base}/nowhere`);
  expect(headers.get('content-encoding')).toBeNull();
});
