import { createReadStream, existsSync } from 'node:fs';
import { shiftPrefix } from '../ports.js';
import { SetupError } from '../shared/setup-error.js';
import { explained, openChosenPlace } from './open-place.js';
import { createProgressLine, describeContents } from './report.js';

const { readAccounts } = await import('../../functions/src/backup/project/accounts.ts');
const { restoreArchive } = await import('../../functions/src/backup/restore-archive.ts');

/**
 * Restores a backup into the chosen project and prints how staff sign in again.
 * @param {string} from @param {string | undefined} bucket
 */
export async function bringBack(from, bucket) {
  if (!existsSync(from)) throw new SetupError(`There is no file ${from}.`);
  const place = openChosenPlace(bucket);
  const progress = createProgressLine();
  const manifest = await explained(() =>
    restoreArchive(place, {
      open: () => createReadStream(from),
      onStep: (step) => console.log(`${step} …`),
      onWritten: (count, of) => progress(() => `${count} of ${of}`),
    }),
  );
  console.log(`\n${place.projectId} is restored and equals the backup of\n${describeContents(manifest)}`);
  const staff = (await readAccounts(place.accounts)).filter(({ claims }) => claims.role);
  if (staff.length === 0) return;
  const prefix = process.env.FIRESTORE_EMULATOR_HOST ? shiftPrefix() : '';
  const commands = staff.map(
    ({ email, disabled }) =>
      `  ${prefix}npm run staff -- reset ${email} --project ${place.projectId}${disabled ? '   (disabled)' : ''}`,
  );
  console.log(
    `\nBackups contain no passwords. Each of these commands prints a link for choosing a new one:\n${commands.join('\n')}`,
  );
}
