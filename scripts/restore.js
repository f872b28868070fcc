/**
 * `npm run restore -- …`: brings a backup back into an empty project.
 *
 * `--project demo-…` means the emulators of a running venue, any other id production, as whoever
 * `gcloud auth application-default login` signed in. docs/backup.md tells the rest.
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './dependencies.js';
import { choosePlace } from './place.js';
import { SetupError, run } from './setup-error.js';

const usage = `npm run restore -- --from FILE --project ID [--bucket NAME] [--resume]

Brings everything of a backup into an empty project: documents, files and accounts without passwords.
The whole file is checked before anything is written, and everything is compared afterwards.
--resume goes on with a restore that did not end.
--bucket NAME is only needed when the project's files are not to go into its usual bucket.`;

await run(async () => {
  const { from, project, bucket, resume } = readArguments();
  ensureDependencies();
  await choosePlace(project);
  const { bringBack } = await import('./backup/bring-back.js');
  await bringBack(from, { bucket, resume });
});

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: 'string' },
        project: { type: 'string' },
        bucket: { type: 'string' },
        resume: { type: 'boolean', default: false },
      },
    });
    const { from, project, bucket, resume } = values;
    if (from && project) return { from, project, bucket, resume };
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new SetupError(usage);
}
