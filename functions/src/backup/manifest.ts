import { createHash } from 'node:crypto';
import { BackupError } from './project/backup-error.ts';
import { canonicalJson } from './project/canonical-json.ts';
import type { EntryKind } from './entry-name.ts';
import type { FileHeaders } from './project/files.ts';

/** The first entry of an archive: its format, project and time. */
export type ArchiveHead = { format: typeof archiveFormat; version: number; project: string; takenAt: string };

/** One entry with its checksum and, for files, their headers. */
export type ManifestEntry = { name: string; size: number; sha256: string; headers?: FileHeaders };

export type Counts = Record<`${EntryKind}s`, number> & { bytes: number };

/** The table of contents, followed only by its checksum. */
export type Manifest = ArchiveHead & { counts: Counts; fingerprint: string; entries: ManifestEntry[] };

export const archiveFormat = 'venue-backup';

/** Increases when older versions can no longer read the archive. */
export const archiveVersion = 1;

/** Names of the entries besides documents, files and accounts. */
export const headName = 'backup.json';
export const manifestName = 'manifest.json';
export const manifestSumName = 'manifest.json.sha256';

/** The last entry: the checksum of the table of contents in the format of `sha256sum --check`. */
export function manifestSum(text: string): string {
  return `${sha256(text)}  ${manifestName}\n`;
}

/** Creates the table of contents from entries in any order. */
export function makeManifest(head: ArchiveHead, entries: ManifestEntry[]): Manifest {
  const count = (folder: string) => entries.filter(({ name }) => name.startsWith(folder)).length;
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  const counts = {
    documents: count('documents/'),
    files: count('files/'),
    accounts: count('accounts/'),
    bytes,
  };
  return { ...head, counts, fingerprint: fingerprintOf(entries), entries };
}

/** SHA-256 over all entries: equal for two projects exactly if their contents are. */
function fingerprintOf(entries: ManifestEntry[]): string {
  return sha256(entries.map(canonicalJson).sort().join('\n'));
}

/** Describes the missing, changed and unexpected entries. */
export function compareEntries(wanted: ManifestEntry[], found: ManifestEntry[]): string[] {
  const left = new Map(found.map((entry) => [entry.name, canonicalJson(entry)]));
  const faults = wanted.flatMap((entry) => {
    const text = left.get(entry.name);
    left.delete(entry.name);
    if (text === canonicalJson(entry)) return [];
    return [`${entry.name} ${text === undefined ? 'is missing' : 'is different'}`];
  });
  return [...faults, ...[...left.keys()].map((name) => `${name} does not belong there`)];
}

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

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
