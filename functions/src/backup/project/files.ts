import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';
import type { ProjectData } from './project-data.ts';

/** The headers that a file is served with, and its custom metadata. */
export type FileHeaders = {
  contentType?: string;
  cacheControl?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  metadata?: Record<string, string>;
};

/** A file in the bucket, without its bytes. */
export type StoredFile = { path: string; size: number; headers: FileHeaders };

/** All files in the bucket, by path. */
export async function listFiles(place: ProjectData): Promise<StoredFile[]> {
  const [files] = await place.bucket.getFiles().catch(explainMissingBucket(place));
  return files
    .map(({ name, metadata }) => ({
      path: name,
      size: Number(metadata.size),
      headers: readHeaders(metadata),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The bytes of a file, as stored. */
export function readFile({ bucket }: ProjectData, path: string): Readable {
  return bucket.file(path).createReadStream({ decompress: false });
}

/** Stores a file with its headers, replacing one of the same name. */
export async function writeFile(
  place: ProjectData,
  path: string,
  bytes: Readable,
  headers: FileHeaders,
): Promise<void> {
  const target = place.bucket.file(path).createWriteStream({ resumable: false, metadata: headers });
  await pipeline(bytes, target);
}

/** Turns a 404 for a missing bucket into a BackupError with advice. */
export function explainMissingBucket({ bucket }: ProjectData) {
  return (error: unknown): never => {
    if ((error as { code?: unknown }).code !== 404) throw error;
    throw new BackupError(
      `There is no bucket ${bucket.name}. Create it in the Firebase console (Storage, Get started), or name another with --bucket.`,
    );
  };
}

/** Backups leave out Firebase's download tokens, which give anybody access to a file. */
const tokens = 'firebaseStorageDownloadTokens';

function readHeaders(metadata: Record<string, unknown>): FileHeaders {
  const names = ['contentType', 'cacheControl', 'contentDisposition', 'contentEncoding', 'contentLanguage'];
  const headers = names
    .filter((name) => metadata[name])
    .map((name) => [name, metadata[name] as string] as const);
  const own = Object.entries((metadata['metadata'] as Record<string, string> | undefined) ?? {});
  const notes = own.filter(([name]) => name !== tokens);
  return { ...Object.fromEntries(headers), ...(notes.length > 0 && { metadata: Object.fromEntries(notes) }) };
}
