import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageResponse } from './response.ts';
import { requestRaw } from '../../requests/request-raw.fixture.ts';
import { sendResponse } from './send-response.ts';

const text = Buffer.from('<p>Fiddle and concertina.</p>'.repeat(200));
const page: PageResponse = {
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: text,
};

let server: Server;
let answer = page;

beforeAll(async () => {
  server = createServer((req, res) => void sendResponse(req, res, answer));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => void (answer = page));
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = (headers?: Record<string, string>, method?: string) =>
  requestRaw(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, headers, method);

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const)(
  'a request with Accept-Encoding "%s" gets %s, with Vary for caches',
  async (accepted, encoding, decode) => {
    const { headers, body } = await ask({ 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(decode(body)).toEqual(text);
  },
);

it('a request without Accept-Encoding gets the plain body, with Vary all the same', async () => {
  const { headers, body } = await ask();
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  expect(body).toEqual(text);
});

it('each encoding has an ETag, and is not sent again to those who name it', async () => {
  const encodings = ['br', 'gzip', 'identity'];
  const tags = [];
  for (const accepted of encodings) tags.push((await ask({ 'Accept-Encoding': accepted })).headers.etag!);
  expect(new Set(tags).size).toBe(3);
  for (const [asked, accepted] of encodings.entries()) {
    for (const [known, tag] of tags.entries()) {
      const again = { 'Accept-Encoding': accepted, 'If-None-Match': `"other", W/${tag}` };
      const { status, headers, body } = await ask(again);
      expect([accepted, tag, status]).toEqual([accepted, tag, asked === known ? 304 : 200]);
      expect([headers.etag, headers.vary]).toEqual([tags[asked], 'Accept-Encoding']);
      if (status === 304) expect([body.length, headers['content-encoding']]).toEqual([0, undefined]);
    }
  }
});

it('HEAD says of a compressed body what GET says, without the body', async () => {
  const compressed = { 'Accept-Encoding': 'br' };
  const [head, get] = [await ask(compressed, 'HEAD'), await ask(compressed)];
  expect(head.body.length).toBe(0);
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary', 'content-type'] as const)
    expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
});

it.each([
  ['a short body', { ...page, body: 'Nothing here.\n' }],
  ['a picture', { ...page, headers: { 'Content-Type': 'image/webp' } }],
] as const)('%s is sent as it is', async (_, plain) => {
  answer = plain;
  const { headers, body } = await ask({ 'Accept-Encoding': 'br' });
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  expect(body).toEqual(Buffer.from(plain.body));
});

it('a long error is compressed as well, and has no ETag', async () => {
  answer = { ...page, status: 404 };
  const { status, headers, body } = await ask({ 'Accept-Encoding': 'gzip' });
  expect([status, headers['content-encoding'], headers.etag]).toEqual([404, 'gzip', undefined]);
  expect(gunzipSync(body)).toEqual(text);
});
