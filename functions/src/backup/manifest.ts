import { createHash } from 'node:crypto';
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

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
