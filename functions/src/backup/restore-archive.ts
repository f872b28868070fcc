import type { Readable } from 'node:stream';
import { writeAccount } from './project/accounts.ts';
import { BackupError } from './project/backup-error.ts';
import { entryName } from './entry-name.ts';
import { createDocumentWriter, listCollections } from './project/documents.ts';
import { explainMissingBucket, writeFile } from './project/files.ts';
import { compareEntries, type Manifest } from './manifest.ts';
import { clearMarker, readMarker, setMarker } from './project/marker.ts';
import type { ProjectData } from './project/project-data.ts';
import { readArchive } from './read-archive.ts';
import { readContents } from './content-entries.ts';

export type RestoreOptions = {
  /** Opens the archive from its beginning; called twice, to check it and to restore it. */
  open: () => Readable;
  /** Called before each step. */
  onStep?: (step: string) => void;
  /** Called after each written entry, with the number so far. */
  onWritten?: (count: number, of: number) => void;
};

/**
 * Restores an archive into an empty project. Checks the whole archive before the first write, and compares everything
 * with it after the last. A marker in the project shows an unfinished restore: one that broke off is begun again in an
 * empty project. Throws a BackupError that says what to do next.
 */
export async function restoreArchive(place: ProjectData, options: RestoreOptions): Promise<Manifest> {
  const { open, onStep = () => undefined } = options;
  onStep('Checking the archive');
  const manifest = await readArchive(open());
  onStep(`Checking that ${place.projectId} is empty`);
  await ensureEmpty(place);
  await setMarker(place, manifest.fingerprint);
  onStep('Writing');
  const written = await writeAll(place, manifest, options);
  if (written !== manifest.fingerprint)
    throw new BackupError(
      'The file changed while it was restored. Restore the right one into a new project.',
    );
  onStep('Comparing what was written with the archive');
  const [first, ...more] = compareEntries(manifest.entries, await readContents(place));
  if (first) {
    const rest = more.length > 0 ? ` (and ${more.length} more)` : '';
    throw new BackupError(
      `After the restore, ${first}${rest}. Restore into a new project that nothing else writes into.`,
    );
  }
  await clearMarker(place);
  return manifest;
}

async function ensureEmpty(place: ProjectData): Promise<void> {
  if (await readMarker(place)) {
    throw new BackupError(
      `In ${place.projectId} a restore broke off, so what it holds is not whole, and nothing was written. Restore into a new project.`,
    );
  }
  const leftovers = await findLeftovers(place);
  if (leftovers.length === 0) return;
  throw new BackupError(
    `${place.projectId} is not empty, so nothing was written. It holds ${leftovers.join('; ')}. Restore into a new project.`,
  );
}

/** Describes existing contents of a project; empty for an empty project. Throws a BackupError without a bucket. */
export async function findLeftovers(place: ProjectData): Promise<string[]> {
  const collections = await listCollections(place);
  const [files] = await place.bucket
    .getFiles({ maxResults: 3, autoPaginate: false })
    .catch(explainMissingBucket(place));
  const { users } = await place.accounts.listUsers(3);
  return [
    ...(collections.length > 0 ? [`documents in ${collections.join(', ')}`] : []),
    ...(files.length > 0 ? [`files, such as ${files.map(({ name }) => name).join(', ')}`] : []),
    ...(users.length > 0
      ? [`accounts, such as ${users.map(({ email, uid }) => email ?? uid).join(', ')}`]
      : []),
  ];
}

/** Writes the contents of the archive and resolves with its fingerprint, as read this time. */
async function writeAll(place: ProjectData, manifest: Manifest, options: RestoreOptions): Promise<string> {
  const { open, onWritten = () => undefined } = options;
  const headers = new Map(manifest.entries.map((entry) => [entry.name, entry.headers]));
  const documents = createDocumentWriter(place);
  let count = 0;
  const note = () => onWritten((count += 1), manifest.entries.length);
  const { fingerprint } = await readArchive(open(), {
    document: (document) => documents.add(document).then(note),
    file: (path, bytes) =>
      writeFile(place, path, bytes, headers.get(entryName('file', path)) ?? {}).then(note),
    account: (account) => writeAccount(place.accounts, account).then(note),
  });
  await documents.flush();
  return fingerprint;
}
