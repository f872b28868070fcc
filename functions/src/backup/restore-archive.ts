import type { Readable } from 'node:stream';
import { writeAccount } from './project/accounts.ts';
import { BackupError } from './project/backup-error.ts';
import { entryName } from './entry-name.ts';
import { createDocumentWriter } from './project/documents.ts';
import { findChanges } from './find-changes.ts';
import { findLeftovers } from './find-leftovers.ts';
import { writeFile } from './project/files.ts';
import { compareEntries, type Manifest } from './manifest.ts';
import { clearMarker, readMarker, setMarker } from './project/marker.ts';
import type { ProjectData } from './project/project-data.ts';
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
export async function restoreArchive(place: ProjectData, options: RestoreOptions): Promise<Manifest> {
  const { open, resume = false, onStep = () => undefined } = options;
  onStep('Checking the archive');
  const manifest = await readArchive(open());
  onStep(`Checking that ${place.projectId} ${resume ? 'holds nothing else' : 'is empty'}`);
  await ensureReady(place, manifest, resume);
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
    throw new BackupError(
      `After the restore, ${first}${andMore(more)}. Start again with --resume, or in a new project if something else writes into this one.`,
    );
  }
  await clearMarker(place);
  return manifest;
}

/**
 * Throws unless the project is empty or, with `resume`, has an unfinished restore of this archive and nothing newer: a
 * venue may have been used for days since.
 */
async function ensureReady(
  place: ProjectData,
  { fingerprint, entries }: Manifest,
  resume: boolean,
): Promise<void> {
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
  const [first, ...more] = await findChanges(place, entries);
  if (!first) return;
  throw new BackupError(
    `${place.projectId} has been used since the restore broke off: ${first}${andMore(more)}. Continuing would overwrite that, so nothing was written. Keep it as it is, or restore into a new project.`,
  );
}

function andMore({ length }: string[]): string {
  return length > 0 ? ` (and ${length} more)` : '';
}

/** Writes the contents of the archive and resolves with its fingerprint, as read this time. */
async function writeAll(place: ProjectData, manifest: Manifest, options: RestoreOptions): Promise<string> {
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
