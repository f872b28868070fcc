import type { Answer } from './call.ts';
import { expectDescribed } from './described.ts';

/** Where the running API is. */
export const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:15000/api';

type File = { bytes: Buffer; name: string };

/** Sends a multipart upload as the documented calls do; `files` may be none or several. */
export async function upload(
  kind: 'image' | 'video',
  token: string | undefined,
  files: File[],
  texts: Record<string, string> = {},
): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(texts)) body.set(name, value);
  for (const { bytes, name } of files) body.append(kind, new Blob([new Uint8Array(bytes)]), name);
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`${apiUrl}/upload/${kind}`, { method: 'POST', headers, body });
  const read: unknown = await answer.json();
  expectDescribed('POST', `/upload/${kind}`, answer.status, read);
  return { status: answer.status, headers: answer.headers, body: read };
}
