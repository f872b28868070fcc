import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { BackupError } from './project/backup-error.ts';
import { canonicalJson } from './project/canonical-json.ts';
import { contentEntries, jsonEntry, readEntry, textEntry, type ContentEntry } from './content-entries.ts';
import {
  archiveFormat,
  archiveVersion,
  headName,
  makeManifest,
  manifestName,
  manifestSum,
  manifestSumName,
  type ArchiveHead,
  type Manifest,
  type ManifestEntry,
} from './manifest.ts';
import type { ProjectData } from './project/project-data.ts';

/** Progress of a backup: entries and bytes before compression. */
export type Progress = { entries: number; bytes: number };

/**
 * Writes all contents of the project into `output` as a compressed tar archive. Works entry by entry, so that memory
 * does not grow with the pictures. The manifest comes last, so that no restore accepts an incomplete archive.
 */
export async function writeArchive(
  place: ProjectData,
  output: NodeJS.WritableStream,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<Manifest> {
  const tar = pack();
  // Pictures are compressed already, and the fastest level is nearly as good for documents.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const stop = new AbortController();
  const written = pipeline(Readable.from(tar), gzip, output).catch((error: Error) => {
    // Nobody reads the output any more: unblock the writer, which would wait forever.
    stop.abort(error);
    throw error;
  });
  const filled = fill({ tar, signal: stop.signal }, place, onProgress).catch((error: Error) => {
    tar.destroy(error);
    throw error;
  });
  const [manifest] = await Promise.all([filled, written]);
  return manifest;
}

/** The tar being written, and the signal that nobody reads it any more. */
type Target = { tar: Pack; signal: AbortSignal };

async function fill(
  target: Target,
  place: ProjectData,
  onProgress: (progress: Progress) => void,
): Promise<Manifest> {
  const head: ArchiveHead = {
    format: archiveFormat,
    version: archiveVersion,
    project: place.projectId,
    takenAt: new Date().toISOString(),
  };
  await add(target, jsonEntry(headName, head));
  const entries: ManifestEntry[] = [];
  let bytes = 0;
  for await (const entry of contentEntries(place)) {
    entries.push(await add(target, entry));
    bytes += entry.size;
    onProgress({ entries: entries.length, bytes });
  }
  const manifest = makeManifest(head, entries);
  const text = canonicalJson(manifest);
  await add(target, textEntry(manifestName, text));
  await add(target, textEntry(manifestSumName, manifestSum(text)));
  target.tar.finalize();
  return manifest;
}

/** Adds one entry and resolves with its line of the manifest. */
async function add({ tar, signal }: Target, content: ContentEntry): Promise<ManifestEntry> {
  const { name, size } = content;
  const changed = new BackupError(`${name} changed while it was read. Start the backup again.`);
  const entry = tar.entry({ name, size, mode: 0o600 });
  const line = await readEntry(content, async (chunk, seen) => {
    if (seen > size) throw changed;
    if (!entry.write(chunk)) await once(entry, 'drain', { signal });
  });
  if (line.size !== size) throw changed;
  const stored = once(entry, 'close', { signal });
  entry.end(undefined);
  await stored;
  return line;
}
