import { BackupError } from './project/backup-error.ts';
import { canonicalJson } from './project/canonical-json.ts';
import {
  archiveFormat,
  archiveVersion,
  compareEntries,
  makeManifest,
  type ArchiveHead,
  type Manifest,
  type ManifestEntry,
} from './manifest.ts';

/** Reads the head of an archive. Throws for other files and for formats of other versions. */
export function checkHead(value: unknown): ArchiveHead {
  const head = value as Partial<ArchiveHead> | null;
  if (head?.format !== archiveFormat) throw new BackupError('This file is not a backup of a venue.');
  if (head.version !== archiveVersion) {
    throw new BackupError(
      `This backup has format ${String(head.version)}; this version reads format ${archiveVersion}. Use the version that wrote it, or a newer one.`,
    );
  }
  if (typeof head.project !== 'string' || typeof head.takenAt !== 'string')
    throw new BackupError('The archive is damaged: it does not name its project.');
  return head as ArchiveHead;
}

/** Checks the table of contents against the head and the entries that were read. */
export function checkManifest(value: unknown, head: ArchiveHead, found: ManifestEntry[]): Manifest {
  const manifest = value as Manifest | null;
  if (!Array.isArray(manifest?.entries)) throw new BackupError('The archive has no table of contents.');
  const headers = new Map(manifest.entries.map((entry) => [entry.name, entry.headers]));
  const entries = found.map((entry) => {
    const known = headers.get(entry.name);
    return known ? { ...entry, headers: known } : entry;
  });
  const [first, ...more] = compareEntries(manifest.entries, entries);
  if (first) {
    const rest = more.length > 0 ? `, and ${more.length} more` : '';
    throw new BackupError(`The archive is damaged or was changed: ${first}${rest}.`);
  }
  const expected = makeManifest(head, entries);
  if (canonicalJson(expected) !== canonicalJson({ ...manifest, entries }))
    throw new BackupError('The archive is damaged or was changed: its counts do not match its entries.');
  return manifest;
}
