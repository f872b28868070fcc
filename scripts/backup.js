/**
 * `npm run backup -- …`: all data of the venue in one file. See docs/backup.md.
 *
 * Reads the emulators of a running venue by default, and production with `--project your-project-id`, as the account
 * that `gcloud auth application-default login` signed in.
 */
import { command, text } from './shared/command.js';
import { choosePlace } from './shared/place.js';

const usage = `npm run backup -- --to FILE [--project ID] [--bucket NAME]
npm run backup -- --check FILE

The first writes a backup to a new file, such as venue-2026-11-22.tar.gz; the second checks one.
--project ID backs up production; without it, the emulators of the running venue.
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
