import { createServer, get } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { importTypeScript } from '../shared/import-typescript.js';
import { inProject } from '../shared/paths.js';

/** @type {typeof import('../../functions/src/pages/responses/compress.ts')} */
const functionsCompression = await importTypeScript(inProject('functions/src/pages/responses/compress.ts'));

/**
 * A complete response of the venue, as the CDN caches and sends it.
 * @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} CachedResponse
 */

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
/** Headers that apply to one connection, and are not passed on. */
const droppedHeaders = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', 'x-powered-by'],
]);

/**
 * Starts a proxy in front of the venue that does what Hosting's CDN does and the emulator does not: it compresses
 * Hosting's own files with Brotli, and caches responses as far as their headers allow. What functions send is passed
 * on as they send it to a browser that accepts Brotli.
 * @param {string} venueUrl
 * @param {string[]} plain paths of the pages to send as plain documents, without scripts
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function openEdge(venueUrl, plain = []) {
  /** @type {Map<string, Promise<CachedResponse>>} */
  const cache = new Map();

  /** @param {string} path */
  async function fetchFromVenue(path) {
    const sent = await fetchRaw(venueUrl + path);
    // Every answer of a function has the id of its request.
    const isFunctions = 'x-request-id' in sent.headers;
    if (!isFunctions) return compressFile(sent);
    if (!plain.includes(path) || sent.headers['content-encoding'] !== 'br') return sent;
    const html = await toPlainPage(brotliDecompressSync(sent.body).toString('utf8'), venueUrl);
    return { ...sent, body: await functionsCompression.compress(Buffer.from(html), 'br') };
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    try {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead) return void response.writeHead(405).end();
      const pending = cache.get(path) ?? fetchFromVenue(path);
      cache.set(path, pending);
      const { status, headers, body } = await pending;
      if (!isCacheable(headers['cache-control'])) cache.delete(path);
      const isUnchanged = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
      response.writeHead(isUnchanged ? 304 : status, {
        ...headers,
        ...(!isUnchanged && { 'content-length': body.length }),
      });
      response.end(isUnchanged || request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      cache.delete(path);
      console.error(`The bench's edge could not fetch ${path}:`, error);
      response.writeHead(502).end();
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
function isCacheable(cacheControl = '') {
  // Hosting's CDN caches static files until the next deploy, whatever their headers tell browsers.
  return !/private|no-store/.test(cacheControl);
}

/** A response with its body as it was sent. @param {string} url @returns {Promise<CachedResponse>} */
function fetchRaw(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const chunks = [];
      try {
        for await (const chunk of response) chunks.push(chunk);
      } catch (error) {
        reject(error);
        return;
      }
      const all = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      const headers = Object.fromEntries(all.filter(([name = '']) => !droppedHeaders.has(name)));
      resolve({ status: response.statusCode ?? 502, headers, body: Buffer.concat(chunks) });
    }).once('error', reject);
  });
}

/**
 * Compresses a file of Hosting. The emulator has done so already, as fast as it can, which makes scripts a tenth larger.
 * @param {CachedResponse} response @returns {CachedResponse}
 */
function compressFile({ status, headers: { 'content-encoding': encoding, ...headers }, body: sent }) {
  const body = encoding === 'br' ? brotliDecompressSync(sent) : sent;
  if (body.length < 1_000 || !compressible.test(headers['content-type'] ?? ''))
    return { status, headers, body };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    status,
    headers: { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' },
    body: brotliCompressSync(body, { params }),
  };
}

/**
 * The venue's response for a page as a plain document: the same text, styles, fonts and pictures, and no scripts.
 * @param {string} html @param {string} venueUrl
 */
function toPlainPage(html, venueUrl) {
  return inlineStyles(withoutScripts(html), venueUrl);
}

/** @param {string} html */
function withoutScripts(html) {
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<(template|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<link\b[^>]*\brel="(modulepreload|manifest)"[^>]*>/g, '');
}

/** @param {string} html @param {string} venueUrl */
async function inlineStyles(html, venueUrl) {
  let inlined = html;
  for (const [tag] of html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)) {
    const [, href] = /\bhref="([^"]+)"/.exec(tag) ?? [];
    // The text of a disabled style sheet is already inlined.
    if (!href || /\bdisabled\b/.test(tag)) continue;
    const css = await (await fetch(new URL(href, venueUrl))).text();
    inlined = inlined.replace(tag, () => `<style>${css}</style>`);
  }
  return inlined;
}
