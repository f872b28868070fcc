import type { IncomingMessage, ServerResponse } from 'node:http';
import { tagOf, type PageResponse } from './response.ts';
import { chooseEncoding, compress, isCompressible } from './compress.ts';

/**
 * Sends a response: compressed as the client accepts it, as neither Cloud Run nor Hosting compresses what a function
 * sends; without body for HEAD; 304 if the ETag matches. Each encoding has an ETag of its own.
 */
export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: PageResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  const plain = Buffer.isBuffer(body) ? body : Buffer.from(body);
  const isEncoded = isCompressible(headers['Content-Type'] ?? '', plain.length);
  // Caches on the way keep one copy for each encoding.
  if (isEncoded) res.setHeader('Vary', 'Accept-Encoding');
  const encoding = isEncoded ? chooseEncoding(req.headers['accept-encoding']) : undefined;
  if (status === 200) {
    const tag = tagFor(headers['ETag'] ?? tagOf(plain), encoding);
    res.setHeader('ETag', tag);
    if (hasAlready(req, tag)) {
      res.removeHeader('Content-Type');
      res.statusCode = 304;
      res.end();
      return;
    }
  }
  const sent = encoding ? await compress(plain, encoding) : plain;
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.statusCode = status;
  res.setHeader('Content-Length', sent.length);
  res.end(req.method === 'HEAD' ? undefined : sent);
}

/** The ETag of a body in an encoding: a strong one is for the same bytes. */
function tagFor(tag: string, encoding: string | undefined): string {
  return encoding ? tag.replace(/"$/, `-${encoding}"`) : tag;
}

/** Whether the client names the tag, which caches on the way may have made weak. A reload asks for everything. */
function hasAlready({ headers }: IncomingMessage, tag: string): boolean {
  const { 'if-none-match': known, 'cache-control': caching = '' } = headers;
  if (known === undefined || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(caching)) return false;
  return known === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}
