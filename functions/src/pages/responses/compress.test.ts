import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, compress, isCompressible } from './compress.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.8 , gzip; q=0.8', 'br'],
  ['identity, br;q=0.5', undefined],
  ['br;q=0', undefined],
  ['br;q=nonsense', undefined],
  ['zstd', undefined],
  ['', undefined],
  [undefined, undefined],
])('"Accept-Encoding: %s" chooses %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

it.each([
  ['text/html; charset=utf-8', 1_000, true],
  ['application/json; charset=utf-8', 1_000, true],
  ['text/calendar; charset=utf-8', 1_000, true],
  ['application/xml; charset=utf-8', 1_000, true],
  ['text/javascript; charset=utf-8', 1_000, true],
  ['text/html; charset=utf-8', 999, false],
  ['image/webp', 100_000, false],
  ['font/woff2', 100_000, false],
])('%s of %i bytes is compressed: %s', (type, bytes, expected) => {
  expect(isCompressible(type, bytes)).toBe(expected);
});

it('a body is compressed once for each encoding, however many ask', async () => {
  const body = Buffer.from('Oysters. '.repeat(500));
  const [first, second, other] = await Promise.all([
    compress(body, 'br'),
    compress(body, 'br'),
    compress(body, 'gzip'),
  ]);
  expect(second).toBe(first);
  expect(await compress(body, 'br')).toBe(first);
  expect(brotliDecompressSync(first)).toEqual(body);
  expect(gunzipSync(other)).toEqual(body);
});

it('a new instance compresses quickly, and the same body as well as it can later', async () => {
  const body = Buffer.from(Array.from({ length: 2_000 }, (_, index) => `Table ${index * 7_919} `).join(''));
  const [quick, best] = [await compress(body, 'br', 1), await compress(body, 'br', 60)];
  expect(best.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(best)).toEqual(body);
  expect(brotliDecompressSync(quick)).toEqual(body);
});
