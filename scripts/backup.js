/**
 * `npm run backup -- …`: everything the venue holds, in one file.
 *
 * From the emulators of a running venue by default; with `--project your-project-id` from production, as
 * whoever `gcloud auth application-default login` signed in. docs/backup.md tells the rest.
 */
import { command, text } from './command.js';
import { choosePlace } from './place.js';

const usage = `npm run backup -- --to FILE [--project ID] [--bucket NAME]
npm run backup -- --check FILE

The first writes a backup to a new file, such as venue-2026-11-22.tar.gz; the second checks one.
--project ID works in production; without it, on the emulators of the venue that is open here.
--bucket NAME is only needed when the project's files are not in its usual bucket.`;

await command(
  usage,
  { to: text, check: text, project: text, bucket: text },
  ({ values }) => (Boolean(values.to) === Boolean(values.check) ? undefined : values),
  async ({ to, check, project, bucket }) => {
    if (to) await choosePlace(project);
    const { checkBackup, takeBackup } = await import('./backup/take-backup.js');
    if (to) await takeBackup(to, bucket);
    else if (check) await checkBackup(check);
  },
);
