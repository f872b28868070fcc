/**
 * `npm run restore -- …`: brings a backup back into an empty project.
 *
 * `--project demo-…` means the emulators of a running venue, any other id production, as whoever
 * `gcloud auth application-default login` signed in. docs/backup.md tells the rest.
 */
import { command, flag, text } from './command.js';
import { choosePlace } from './place.js';

const usage = `npm run restore -- --from FILE --project ID [--bucket NAME] [--resume]

Brings everything of a backup into an empty project: documents, files and accounts without passwords.
The whole file is checked before anything is written, and everything is compared afterwards.
--resume goes on with a restore that did not end.
--bucket NAME is only needed when the project's files are not to go into its usual bucket.`;

await command(
  usage,
  { from: text, project: text, bucket: text, resume: flag },
  ({ values: { from, project, ...rest } }) => from && project && { from, project, ...rest },
  async ({ from, project, bucket, resume }) => {
    await choosePlace(project);
    const { bringBack } = await import('./backup/bring-back.js');
    await bringBack(from, { bucket, resume });
  },
);
