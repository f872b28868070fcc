import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { readAccounts } from './accounts.ts';
import { canonicalJson } from './canonical-json.ts';
import { readDocuments, readMoment } from './documents.ts';
import { entryName } from './entry-name.ts';
import { listFiles, readFile, type FileHeaders } from './files.ts';
import type { ManifestEntry } from './manifest.ts';
import type { Place } from './place.ts';

/** One document, file or account of a project. `open` gives its bytes, once. */
export type ContentEntry = {
  name: string;
  size: number;
  headers?: FileHeaders;
  open: () => Buffer | Readable;
};

/**
 * Everything a project holds. Documents are those of one moment. Files come after them: no name is used
 * twice and no file that a document names is deleted, so every file that the documents name is there.
 */
export async function* contentEntries(place: Place): AsyncGenerator<ContentEntry> {
  for await (const { path, fields } of readDocuments(place, await readMoment(place)))
    yield jsonEntry(entryName('document', path), { fields });
  for (const { path, size, headers } of await listFiles(place))
    yield { name: entryName('file', path), size, headers, open: () => readFile(place, path) };
  for (const account of await readAccounts(place.accounts))
    yield jsonEntry(entryName('account', account.uid), account);
}

/** An entry that holds a value as JSON. */
export function jsonEntry(name: string, value: unknown): ContentEntry {
  return textEntry(name, canonicalJson(value));
}

/** An entry that holds a text. */
export function textEntry(name: string, text: string): ContentEntry {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, open: () => bytes };
}

/** Goes through an entry's bytes, once, and gives its line of the manifest. */
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

/** Reads everything a project holds and gives the checksum of each document, file and account. */
export async function readContents(place: Place): Promise<ManifestEntry[]> {
  const entries: ManifestEntry[] = [];
  for await (const entry of contentEntries(place)) entries.push(await readEntry(entry));
  return entries;
}
