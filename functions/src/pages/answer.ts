import { createHash } from 'node:crypto';

/** What is sent for an address; the headers of every answer come besides. */
export type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };

/** An answer of plain text that no cache stores: it may be another one in a moment. */
export function plainAnswer(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: `${text}\n`,
  };
}

/** An answer of JSON. */
export function jsonAnswer(status: number, content: object, headers: Record<string, string>): Answer {
  const body = JSON.stringify(content);
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers }, body };
}

/** The tag by which a client that has the same body already says so. */
export function tagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
