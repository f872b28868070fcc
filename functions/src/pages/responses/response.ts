import { createHash } from 'node:crypto';

/** A response, without the headers that all responses share. */
export type PageResponse = { status: number; headers: Record<string, string>; body: string | Buffer };

/** A plain-text response with no-store, because it may change at any moment. */
export function plainResponse(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): PageResponse {
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: `${text}\n`,
  };
}

/** The JSON of content, for as long as that is kept: what is sent again and again is written and compressed once. */
const written = new WeakMap<object, Buffer>();

/** A JSON response. The content must not change afterwards. */
export function jsonResponse(status: number, content: object, headers: Record<string, string>): PageResponse {
  const body = written.get(content) ?? Buffer.from(JSON.stringify(content));
  written.set(content, body);
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers }, body };
}

/** The ETag of a body. */
export function tagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
