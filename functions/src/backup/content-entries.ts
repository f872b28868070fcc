import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { readAccounts, uidOf } from './project/accounts.ts';
import { canonicalJson } from './project/canonical-json.ts';
import { readDocuments, snapshotTime } from './project/documents.ts';
import { belongs, entryName } from './entry-name.ts';
import { listFiles, readFile, type FileHeaders } from './project/files.ts';
import type { ManifestEntry } from './manifest.ts';
import type { ProjectData } from './project/project-data.ts';

/** One document, file or account of a project. `open` returns its bytes and may be called once. */
export type ContentEntry = {
  name: string;
  size: number;
  headers?: FileHeaders;
  open: () => Buffer | Readable;
};

/**
 * All contents of a project that belong in a backup: no file outside the media folders, no account without a record of
 * staff. The documents are a consistent snapshot. Files come after them: names are never reused and files named by
 * documents never deleted, so every file that the documents name exists.
 */
export async function* contentEntries(place: ProjectData): AsyncGenerator<ContentEntry> {
  const people = new Set<string>();
  for await (const { path, fields } of readDocuments(place, await snapshotTime(place))) {
    if (!belongs('document', path)) continue;
    const uid = uidOf(path);
    if (uid) people.add(uid);
    yield jsonEntry(entryName('document', path), { fields });
  }
  for (const { path, size, headers } of await listFiles(place))
    if (belongs('file', path))
      yield { name: entryName('file', path), size, headers, open: () => readFile(place, path) };
  for (const account of await readAccounts(place.accounts))
    if (people.has(account.uid) && belongs('account', account.uid))
      yield jsonEntry(entryName('account', account.uid), account);
}

/** An entry with a value as JSON. */
export function jsonEntry(name: string, value: unknown): ContentEntry {
  return textEntry(name, canonicalJson(value));
}

/** An entry with a text. */
export function textEntry(name: string, text: string): ContentEntry {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, open: () => bytes };
}

/** Reads an entry's bytes and resolves with its line of the manifest. */
export async function readEntry(
  { name, headers, open }: ContentEntry,
  take: (chunk: Buffer, seen: number) => Promise<void> | void = () => undefined,
): Promise<ManifestEntry> {
  const hash = createHash('sha256');
  const body = open();
  let size = 0;
  for await (const chunk of Buffer.isBuffer(body) ? [body] : (body as AsyncIterable<Buffer>)) {
    hash.update(chunk);
    size += chunk.length;
    await take(chunk, size);
  }
  return { name, size, sha256: hash.digest('hex'), ...(headers && { headers }) };
}

/** Reads all contents of a project and resolves with the checksums of all documents, files and accounts. */
export async function readContents(place: ProjectData): Promise<ManifestEntry[]> {
  const entries: ManifestEntry[] = [];
  for await (const entry of contentEntries(place)) entries.push(await readEntry(entry));
  return entries;
}
