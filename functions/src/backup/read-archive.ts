import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { isStoredAccount, uidOf, type StoredAccount } from './project/accounts.ts';
import { BackupError } from './project/backup-error.ts';
import type { StoredDocument } from './project/documents.ts';
import { readEntryName } from './entry-name.ts';
import {
  checkHead,
  checkManifest,
  headName,
  manifestName,
  manifestSum,
  manifestSumName,
  type ArchiveHead,
  type Manifest,
  type ManifestEntry,
} from './manifest.ts';
import { isDeeperThan } from '../requests/nesting.ts';
import { isObject, type StoredFields } from './project/stored-value.ts';

/** Receives the contents of an archive in order. Bytes of a file that it does not read are skipped. */
export type ArchiveVisitor = {
  document: (document: StoredDocument) => Promise<void>;
  file: (path: string, bytes: Readable) => Promise<void>;
  account: (account: StoredAccount) => Promise<void>;
};

/** No backup has longer JSON: a document has at most 1 MiB, and a manifest line about 200 bytes. */
const longestJson = 256 * 1024 * 1024;

/** Firestore takes 20 levels of maps and lists; the wire format writes each of them as three. */
const deepestValue = 63;

type Entry = AsyncIterable<unknown> & { header: Header };

const damaged = 'The archive is damaged or incomplete';

/**
 * Reads a whole archive and checks its format, names, structure, sizes, counts and all checksums. Throws a BackupError
 * at the first fault, when a visitor has seen the entries before it: read the archive without a visitor first.
 */
export async function readArchive(source: Readable, visitor?: ArchiveVisitor): Promise<Manifest> {
  const tar = extract();
  const arrived = pipeline(source, createGunzip(), tar);
  try {
    const [manifest] = await Promise.all([readEntries(tar, visitor), arrived]);
    return manifest;
  } catch (error) {
    source.destroy();
    if (error instanceof BackupError || !isDamage(error)) throw error;
    throw new BackupError(`${damaged}: ${(error as Error).message}.`);
  }
}

/** Whether an error comes from decompression or tar; other errors are the visitor's. */
function isDamage(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    /^Z_|^ERR_STREAM_PREMATURE_CLOSE$/.test(code) ||
    /tar header|end of (data|file)|Header exceeds|Invalid header|checksum/i.test(message)
  );
}

async function readEntries(tar: AsyncIterable<Entry>, visitor?: ArchiveVisitor): Promise<Manifest> {
  const entries: ManifestEntry[] = [];
  const names = new Set<string>();
  const people = new Set<string>();
  let head: ArchiveHead | undefined;
  let manifest: { text: string; value: unknown } | undefined;
  let isComplete = false;
  for await (const entry of tar) {
    const { name, size, type } = entry.header;
    if (isComplete || (manifest && name !== manifestSumName))
      throw new BackupError(`${damaged}: ${printable(name)} comes after its end.`);
    if (type !== 'file' || names.has(name))
      throw new BackupError(`${damaged}: ${printable(name)} does not belong there.`);
    names.add(name);
    if (names.size === 1) {
      if (name !== headName) throw new BackupError('This file is not a backup of a venue.');
      head = checkHead(parse(name, await readText(entry)));
    } else if (name === manifestName) {
      const text = await readText(entry);
      manifest = { text, value: parse(name, text) };
    } else if (name === manifestSumName) {
      if (!manifest) throw new BackupError(`${damaged}: ${name} comes too early.`);
      checkSum(manifest.text, await readText(entry));
      isComplete = true;
    } else {
      entries.push({ name, size, sha256: await readContent(entry, people, visitor) });
    }
  }
  if (!head || !manifest || !isComplete) throw new BackupError(`${damaged}: its end is missing.`);
  return checkManifest(manifest.value, head, entries);
}

/**
 * Checks one document, account or file, passes it to the visitor, and resolves with its checksum.
 * @param people the uids of the records of staff so far, which come before the accounts
 */
async function readContent(entry: Entry, people: Set<string>, visitor?: ArchiveVisitor): Promise<string> {
  const { name } = entry.header;
  const found = readEntryName(name);
  const isKnown = found?.kind !== 'account' || people.has(found.path);
  if (!found || !isKnown)
    throw new BackupError(`${damaged}: ${printable(name)} does not belong in a backup.`);
  const hash = createHash('sha256');
  if (found.kind === 'file') {
    const bytes = Readable.from(passing(entry, hash), { objectMode: false });
    await visitor?.file(found.path, bytes);
    for await (const _rest of bytes);
    return hash.digest('hex');
  }
  const text = await readText(entry);
  const value: unknown = parse(name, text);
  if (found.kind === 'document') {
    const fields: unknown = (value as { fields?: unknown } | null)?.fields;
    // What a field holds is for Firestore to refuse: the checksums say that nobody changed it on the way.
    if (!isObject(fields) || isDeeperThan(deepestValue, fields))
      throw new BackupError(`${damaged}: ${name} is not a document.`);
    const uid = uidOf(found.path);
    if (uid) people.add(uid);
    await visitor?.document({ path: found.path, fields: fields as StoredFields });
  } else {
    if (!isStoredAccount(value) || value.uid !== found.path)
      throw new BackupError(`${damaged}: ${name} is not an account.`);
    await visitor?.account(value);
  }
  return hash.update(text).digest('hex');
}

/** A name for the terminal: an archive from elsewhere may hold any. */
function printable(name: string): string {
  return name.replace(/\p{Cc}/gu, '?').slice(0, 200);
}

async function* passing(bytes: Entry, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    hash.update(chunk as Buffer);
    yield chunk as Buffer;
  }
}

async function readText(entry: Entry): Promise<string> {
  if (entry.header.size > longestJson) throw new BackupError(`${damaged}: ${entry.header.name} is too long.`);
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BackupError(`${damaged}: ${name} cannot be read (${(error as Error).message}).`);
  }
}

function checkSum(text: string, sum: string): void {
  if (sum !== manifestSum(text)) throw new BackupError(`${damaged}: its table of contents was changed.`);
}
