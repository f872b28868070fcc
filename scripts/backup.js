/**
 * `npm run backup -- …`: everything the venue holds, in one file.
 *
 * From the emulators of a running venue by default; with `--project your-project-id` from production, as
 * whoever `gcloud auth application-default login` signed in. docs/backup.md tells the rest.
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './dependencies.js';
import { choosePlace } from './place.js';
import { SetupError, run } from './setup-error.js';

const usage = `npm run backup -- --to FILE [--project ID] [--bucket NAME]
npm run backup -- --check FILE

The first writes a backup to a new file, such as venue-2026-11-22.tar.gz; the second checks one.
--project ID works in production; without it, on the emulators of the venue that is open here.
--bucket NAME is only needed when the project's files are not in its usual bucket.`;

await run(async () => {
  const { to, check, project, bucket } = readArguments();
  ensureDependencies();
  if (to) await choosePlace(project);
  const { checkBackup, takeBackup } = await import('./backup/take-backup.js');
  if (to) await takeBackup(to, bucket);
  else if (check) await checkBackup(check);
});

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        check: { type: 'string' },
        project: { type: 'string' },
        bucket: { type: 'string' },
      },
    });
    if (Boolean(values.to) !== Boolean(values.check)) return values;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new SetupError(usage);
}
