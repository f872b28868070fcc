import { createReadStream, createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { SetupError } from '../setup-error.js';
import { explained, openChosenPlace } from './open-place.js';
import { createProgressLine, describeContents, megabytes } from './report.js';

const { readArchive } = await import('../../functions/src/backup/read-archive.ts');
const { writeArchive } = await import('../../functions/src/backup/write-archive.ts');

/**
 * Writes a backup of the chosen project to a new file that only its owner can read, and reads it back. The
 * file has its name only once it is whole and was checked.
 * @param {string} to @param {string | undefined} bucket
 */
export async function takeBackup(to, bucket) {
  const file = resolve(to);
  refuseExisting(file);
  if (!existsSync(dirname(file)))
    throw new SetupError(`There is no folder ${dirname(file)}. Create it first.`);
  const partial = `${file}.partial`;
  // Left by a backup that was interrupted; a new file gets the permissions below.
  rmSync(partial, { force: true });
  const place = openChosenPlace(bucket);
  console.log(`Backing up ${place.projectId} …`);
  const progress = createProgressLine();
  try {
    const output = createWriteStream(partial, { flags: 'wx', mode: 0o600 });
    const manifest = await explained(() =>
      writeArchive(place, output, ({ entries, bytes }) =>
        progress(() => `${entries} entries, ${megabytes(bytes)}`),
      ),
    );
    console.log('Checking it …');
    await explained(() => readArchive(createReadStream(partial)));
    refuseExisting(file);
    renameSync(partial, file);
    console.log(`\n${describeContents(manifest)}\n\n${file}, ${megabytes(statSync(file).size)}`);
  } finally {
    rmSync(partial, { force: true });
  }
  console.log(
    "It holds guests' names, addresses and bookings. Keep it encrypted, away from shared folders and mail.",
  );
}

/** Checks a backup without bringing it back. @param {string} from */
export async function checkBackup(from) {
  if (!existsSync(from)) throw new SetupError(`There is no file ${from}.`);
  const manifest = await explained(() => readArchive(createReadStream(from)));
  console.log(`The backup is whole.\n${describeContents(manifest)}`);
}

/** @param {string} file */
function refuseExisting(file) {
  if (!existsSync(file)) return;
  throw new SetupError(`${file} is there already and stays as it is. Choose another name.`);
}
