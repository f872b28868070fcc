import { createReadStream, createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { SetupError } from '../shared/setup-error.js';
import { explained, openChosenPlace } from './open-place.js';
import { createProgressLine, describeContents, megabytes } from './report.js';

const { readArchive } = await import('../../functions/src/backup/read-archive.ts');
const { writeArchive } = await import('../../functions/src/backup/write-archive.ts');

/**
 * Writes a backup of the chosen project to a new file that only its owner can read, and checks it. The file gets its
 * name only once it is complete and checked.
 * @param {string} to @param {string | undefined} bucket
 */
export async function takeBackup(to, bucket) {
  const file = resolve(to);
  refuseExisting(file);
  if (!existsSync(dirname(file)))
    throw new SetupError(`There is no folder ${dirname(file)}. Create it first.`);
  const partial = `${file}.partial`;
  // Left by an interrupted backup. A new file gets the permissions below.
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
    "It contains guests' names, addresses and bookings. Keep it encrypted, and out of shared folders and email.",
  );
}

/** Checks a backup without restoring it. @param {string} from */
export async function checkBackup(from) {
  if (!existsSync(from)) throw new SetupError(`There is no file ${from}.`);
  const manifest = await explained(() => readArchive(createReadStream(from)));
  console.log(`The backup is complete.\n${describeContents(manifest)}`);
}

/** @param {string} file */
function refuseExisting(file) {
  if (!existsSync(file)) return;
  throw new SetupError(`${file} exists already. Choose another name.`);
}
