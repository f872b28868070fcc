import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { EntryKind } from './entry-name.ts';
import type { FileHeaders } from './files.ts';

/** What the archive's first entry says: what this is, of what project, and when it was taken. */
export type ArchiveHead = { format: typeof archiveFormat; version: number; project: string; takenAt: string };

/** One entry with its checksum; for files with what is told when they are served. */
export type ManifestEntry = { name: string; size: number; sha256: string; headers?: FileHeaders };

export type Counts = Record<`${EntryKind}s`, number> & { bytes: number };

/** The archive's table of contents, its last entry but one; the last one is its checksum. */
export type Manifest = ArchiveHead & { counts: Counts; fingerprint: string; entries: ManifestEntry[] };

export const archiveFormat = 'venue-backup';

/** Grows when an older restore could no longer read what is written. */
export const archiveVersion = 1;

/** Names of the entries that are neither document nor file nor account. */
export const headName = 'backup.json';
export const manifestName = 'manifest.json';
export const manifestSumName = 'manifest.json.sha256';

/** What the last entry says of the table of contents, as `sha256sum --check` reads it. */
export function manifestSum(text: string): string {
  return `${sha256(text)}  ${manifestName}\n`;
}

/** A table of contents from its entries, whatever their order. */
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

/** SHA-256 over all entries: equal for two projects exactly when they hold the same. */
export function fingerprintOf(entries: ManifestEntry[]): string {
  return sha256(entries.map(canonicalJson).sort().join('\n'));
}

/** Differences between what should be there and what is: missing, changed and unexpected entries. */
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
