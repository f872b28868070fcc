import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * What an edge keeps and sends: a whole answer of the venue.
 * @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer
 */

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
/** Headers that belong to one connection or one encoding and are not passed on. */
const ownHeaders = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length', 'date'],
  'x-powered-by',
]);

/**
 * A server in front of the venue that does what Hosting's edge does and the emulator does not: it compresses
 * (brotli), and keeps what its headers allow it to keep, so that a page comes from a warm cache.
 * @param {string} venueUrl
 * @param {(path: string, answer: Answer) => Answer | Promise<Answer>} [change] makes another state of the site
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function openEdge(venueUrl, change = (_path, answer) => answer) {
  /** @type {Map<string, Promise<Answer>>} */
  const kept = new Map();

  /** @param {string} path */
  async function fetchAnswer(path) {
    const response = await fetch(venueUrl + path, { redirect: 'manual' });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.has(name)));
    const body = Buffer.from(await response.arrayBuffer());
    return compress(await change(path, { status: response.status, headers, body }));
  }

  const server = createServer(async (request, answer) => {
    const path = request.url ?? '/';
    try {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead) return void answer.writeHead(405).end();
      const coming = kept.get(path) ?? fetchAnswer(path);
      kept.set(path, coming);
      const { status, headers, body } = await coming;
      if (!mayKeep(headers['cache-control'])) kept.delete(path);
      const isKnown = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
      answer.writeHead(isKnown ? 304 : status, {
        ...headers,
        ...(!isKnown && { 'content-length': body.length }),
      });
      answer.end(isKnown || request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      kept.delete(path);
      console.error(`The bench's edge could not fetch ${path}:`, error);
      answer.writeHead(502).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @param {string | undefined} cacheControl */
function mayKeep(cacheControl = '') {
  // Hosting's own files are kept until the next deploy, whatever they tell browsers.
  return !/private|no-store/.test(cacheControl);
}

/** @param {Answer} answer @returns {Answer} */
function compress({ status, headers, body }) {
  if (body.length < 1_000 || !compressible.test(headers['content-type'] ?? ''))
    return { status, headers, body };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    status,
    headers: { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' },
    body: brotliCompressSync(body, { params }),
  };
}
