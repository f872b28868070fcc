import type { IncomingMessage, ServerResponse } from 'node:http';
import { tagOf, type Answer } from './answer.ts';

/** Sends a response: no body for HEAD, 304 if the ETag matches. */
export function sendAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: Answer,
): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (status === 200) {
    const tag = headers['ETag'] ?? tagOf(body);
    res.setHeader('ETag', tag);
    if (hasAlready(req, tag)) {
      res.removeHeader('Content-Type');
      res.statusCode = 304;
      res.end();
      return;
    }
  }
  res.statusCode = status;
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Whether the client names the tag, which caches on the way may have made weak. A reload asks for everything. */
function hasAlready({ headers }: IncomingMessage, tag: string): boolean {
  const { 'if-none-match': known, 'cache-control': caching = '' } = headers;
  if (known === undefined || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(caching)) return false;
  return known === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}
