import { expectDescribed } from './described.ts';

const base = process.env['API_URL'] ?? 'http://127.0.0.1:15000/api';

/** What the API answered. */
export type Answer = {
  status: number;
  headers: Headers;
  // Tests look into answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
};

/** `at` is where the API is, when it is another one than the running venue's. */
type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string>; at?: string };

/**
 * Calls the running API: `call('PUT', '/openingHours/main/uid', { token, body })`. Throws when it answers
 * otherwise than it is described.
 */
export async function call(
  method: string,
  path: string,
  { token, body, headers = {}, at = base }: CallOptions = {},
): Promise<Answer> {
  const answer = await fetch(at + path, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const read: unknown = text === '' ? undefined : JSON.parse(text);
  expectDescribed(method, path, answer.status, read);
  return { status: answer.status, headers: answer.headers, body: read };
}
