import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';
import type { Place } from './place.ts';

/** What is told with a file's bytes when it is served, and the notes that lie beside it. */
export type FileHeaders = {
  contentType?: string;
  cacheControl?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  metadata?: Record<string, string>;
};

/** A file of the bucket, without its bytes. */
export type StoredFile = { path: string; size: number; headers: FileHeaders };

/** All files of the bucket, by path. */
export async function listFiles(place: Place): Promise<StoredFile[]> {
  const [files] = await place.bucket.getFiles().catch(explainMissingBucket(place));
  return files
    .map(({ name, metadata }) => ({
      path: name,
      size: Number(metadata.size),
      headers: readHeaders(metadata),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The bytes of a file, as they are stored. */
export function readFile({ bucket }: Place, path: string): Readable {
  return bucket.file(path).createReadStream({ decompress: false });
}

/** Stores a file with what is told with it, in place of one of that name. */
export async function writeFile(
  place: Place,
  path: string,
  bytes: Readable,
  headers: FileHeaders,
): Promise<void> {
  const target = place.bucket.file(path).createWriteStream({ resumable: false, metadata: headers });
  await pipeline(bytes, target);
}

/** For calls that fail with 404 when the bucket is not there: says so, and what to do. */
export function explainMissingBucket({ bucket }: Place) {
  return (error: unknown): never => {
    if ((error as { code?: unknown }).code !== 404) throw error;
    throw new BackupError(
      `There is no bucket ${bucket.name}. Create it in the Firebase console (Storage, Get started), or name another with --bucket.`,
    );
  };
}

/** Firebase's download tokens open a file to whoever holds them: a backup carries none. */
const tokens = 'firebaseStorageDownloadTokens';

function readHeaders(metadata: Record<string, unknown>): FileHeaders {
  const names = ['contentType', 'cacheControl', 'contentDisposition', 'contentEncoding', 'contentLanguage'];
  const headers = names.filter((name) => metadata[name]).map((name) => [name, metadata[name] as string]);
  const own = Object.entries((metadata['metadata'] as Record<string, string> | undefined) ?? {});
  const notes = own.filter(([name]) => name !== tokens);
  return { ...Object.fromEntries(headers), ...(notes.length > 0 && { metadata: Object.fromEntries(notes) }) };
}
