/**
 * `npm run restore -- …`: restores a backup into an empty project. See docs/backup.md.
 *
 * `--project demo-…` stands for the emulators of a running venue, any other id for production, as the account that
 * `gcloud auth application-default login` signed in.
 */
import { command, text } from './shared/command.js';
import { choosePlace } from './shared/place.js';

const usage = `npm run restore -- --from FILE --project ID [--bucket NAME]

Restores a backup into an empty project: documents, files, and accounts without passwords.
Checks the whole file before writing, and compares everything afterwards.
--bucket NAME is only needed when the project's files do not go into its usual bucket.`;

await command(
  usage,
  { from: text, project: text, bucket: text },
  ({ values: { from, project, ...rest } }) => from && project && { from, project, ...rest },
  async ({ from, project, bucket }) => {
    await choosePlace(project);
    const { bringBack } = await import('./backup/bring-back.js');
    await bringBack(from, bucket);
  },
);
