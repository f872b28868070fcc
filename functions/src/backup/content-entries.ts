import type { Readable } from 'node:stream';
import { readAccounts } from './accounts.ts';
import { canonicalJson } from './canonical-json.ts';
import { readDocuments, readMoment } from './documents.ts';
import { entryName } from './entry-name.ts';
import { listFiles, readFile, type FileHeaders } from './files.ts';
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
  const bytes = Buffer.from(canonicalJson(value));
  return { name, size: bytes.length, open: () => bytes };
}
