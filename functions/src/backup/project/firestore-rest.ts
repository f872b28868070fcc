import { setTimeout as pause } from 'node:timers/promises';
import { BackupError } from './backup-error.ts';
import type { ProjectData } from './project-data.ts';

const timeoutMs = 60_000;
const attempts = 5;

/** The resource name of the project's database, which all document names begin with. */
export function documentsRoot({ projectId }: Pick<ProjectData, 'projectId'>): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

/**
 * Calls Firestore's REST API. The client library turns 1.0 into an integer and cannot list the whole database; the
 * REST API has the type of every value and reads all collections at once. Retries transient failures, and throws a
 * BackupError with Google's reason otherwise.
 */
export async function callFirestore<Result>(
  place: ProjectData,
  method: string,
  body: unknown,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(place, method, body).catch((error: unknown) => {
      if (attempt < attempts) return undefined;
      throw error;
    });
    if (response?.ok) return (await response.json()) as Result;
    const isTransient = !response || response.status === 429 || response.status >= 500;
    if (isTransient && attempt < attempts) {
      await response?.body?.cancel();
      await pause(200 * 2 ** attempt);
      continue;
    }
    throw new BackupError(`Firestore failed (${response?.status}): ${await readReason(response)}`);
  }
}

async function send(place: ProjectData, method: string, body: unknown): Promise<Response> {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  const base = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  return fetch(`${base}/v1/${documentsRoot(place)}:${method}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await place.accessToken()}`,
      'Content-Type': 'application/json',
      ...(place.quotaProject && { 'X-Goog-User-Project': place.quotaProject }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

async function readReason(response: Response | undefined): Promise<string> {
  const text = (await response?.text()) ?? '';
  try {
    const read: unknown = JSON.parse(text);
    const { error } = ((Array.isArray(read) ? read[0] : read) ?? {}) as { error?: { message?: string } };
    return error?.message ?? text.slice(0, 500);
  } catch {
    // Not JSON: a proxy's error page, whose beginning says most.
    return text.slice(0, 500);
  }
}
