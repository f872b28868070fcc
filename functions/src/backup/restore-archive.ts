import type { Readable } from 'node:stream';
import { writeAccount } from './accounts.ts';
import { BackupError } from './backup-error.ts';
import { entryName } from './entry-name.ts';
import { createDocumentWriter } from './documents.ts';
import { findLeftovers } from './find-leftovers.ts';
import { writeFile } from './files.ts';
import { compareEntries, type Manifest } from './manifest.ts';
import { clearMarker, readMarker, setMarker } from './marker.ts';
import type { Place } from './place.ts';
import { readArchive } from './read-archive.ts';
import { readContents } from './content-entries.ts';

export type RestoreOptions = {
  /** Opens the archive from its beginning; called twice, to check it and to restore it. */
  open: () => Readable;
  /** Continues an unfinished restore of this archive. */
  resume?: boolean;
  /** Called before each step. */
  onStep?: (step: string) => void;
  /** Called after each written entry, with the number so far. */
  onWritten?: (count: number, of: number) => void;
};

/**
 * Restores an archive into an empty project. Checks the whole archive before the first write, and compares everything
 * with it after the last. A marker in the project shows an unfinished restore. Throws a BackupError that says what to
 * do next.
 */
export async function restoreArchive(place: Place, options: RestoreOptions): Promise<Manifest> {
  const { open, resume = false, onStep = () => undefined } = options;
  onStep('Checking the archive');
  const manifest = await readArchive(open());
  onStep(`Checking that ${place.projectId} is empty`);
  await ensureReady(place, manifest, resume);
  await setMarker(place, manifest.fingerprint);
  onStep('Writing');
  const written = await writeAll(place, manifest, options);
  if (written !== manifest.fingerprint)
    throw new BackupError('The file changed while it was restored. Restore the right one with --resume.');
  onStep('Comparing what was written with the archive');
  const [first, ...more] = compareEntries(manifest.entries, await readContents(place));
  if (first) {
    const rest = more.length > 0 ? ` (and ${more.length} more)` : '';
    throw new BackupError(`After the restore, ${first}${rest}. Start again with --resume.`);
  }
  await clearMarker(place);
  return manifest;
}

/** Throws unless the project is empty or, with `resume`, has an unfinished restore of this archive. */
async function ensureReady(place: Place, { fingerprint }: Manifest, resume: boolean): Promise<void> {
  const begun = await readMarker(place);
  if (begun === undefined) {
    const leftovers = await findLeftovers(place);
    if (leftovers.length === 0) return;
    throw new BackupError(
      `${place.projectId} is not empty, so nothing was written. It holds ${leftovers.join('; ')}. Restore into a new project.`,
    );
  }
  if (begun !== fingerprint) {
    throw new BackupError(
      `In ${place.projectId} the restore of another backup (fingerprint ${begun}) is unfinished. Finish it with that file and --resume, or restore into a new project.`,
    );
  }
  if (!resume) {
    throw new BackupError(
      `In ${place.projectId} an earlier restore of this backup is unfinished. Add --resume to continue it.`,
    );
  }
}

/** Writes the contents of the archive and resolves with its fingerprint, as read this time. */
async function writeAll(place: Place, manifest: Manifest, options: RestoreOptions): Promise<string> {
  const { open, resume = false, onWritten = () => undefined } = options;
  const headers = new Map(manifest.entries.map((entry) => [entry.name, entry.headers]));
  const documents = createDocumentWriter(place, !resume);
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
