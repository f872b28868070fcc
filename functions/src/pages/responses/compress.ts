import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

/** The encodings that a body is sent in, the best one first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** A body below this size, in bytes, fits into one packet as it is. */
const fewestBytes = 1_000;

/** Pictures and fonts are compressed in themselves. */
const compressible = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json)|image\/svg\+xml)/;

/**
 * Brotli's quality. The best one makes a page a tenth smaller, so that it fits the first round trip of a connection,
 * and takes 70 ms. The first guest of a new instance waits long enough without them.
 */
const quality = { best: 11, atStart: 5 };
/** Seconds after its start in which an instance is new. */
const startSeconds = 10;

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Whether a body of this type and size is sent compressed to those who accept that. */
export function isCompressible(type: string, bytes: number): boolean {
  return bytes >= fewestBytes && compressible.test(type);
}

/**
 * The encoding for a request: of those it accepts the one it prefers, Brotli if it does not say; undefined for none.
 * @param accepted the header `Accept-Encoding`
 */
export function chooseEncoding(accepted = ''): Encoding | undefined {
  const weights = new Map(
    accepted.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight) || 0];
    }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = encodings.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  const isBetterThanNone = weightOf(best) >= (weights.get('identity') ?? 0);
  return weightOf(best) > 0 && isBetterThanNone ? best : undefined;
}

/** What has been compressed, for as long as its body is kept: a cached page is compressed once for each encoding. */
const compressed = new WeakMap<Buffer, Map<string, Promise<Buffer>>>();

/**
 * A body in an encoding. Concurrent and later calls with the same buffer share the work.
 * @param uptime seconds since this instance started
 */
export function compress(body: Buffer, encoding: Encoding, uptime = process.uptime()): Promise<Buffer> {
  const known = compressed.get(body) ?? new Map<string, Promise<Buffer>>();
  compressed.set(body, known);
  const wanted = uptime < startSeconds ? quality.atStart : quality.best;
  const key = encoding === 'br' ? `br ${wanted}` : encoding;
  const made = known.get(key) ?? encode(body, encoding, wanted);
  known.set(key, made);
  return made;
}

function encode(body: Buffer, encoding: Encoding, wanted: number): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: wanted,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}
