/**
 * `npm run uploads -- …`: pictures and videos that were uploaded and never saved.
 *
 * On the emulators of a running venue by default; with `--project your-project-id` in production, as
 * whoever `gcloud auth application-default login` signed in. A deployed venue does this by itself, daily.
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './dependencies.js';
import { choosePlace } from './place.js';
import { SetupError, run } from './setup-error.js';

const usage = `npm run uploads -- list [--older-than DAYS]
npm run uploads -- clean [--older-than DAYS] [--delete]

Both list what no record, no earlier state, no profile and no page names, and was uploaded more than 30
days ago. clean deletes it when --delete is added.
--project ID works in production; without it, on the emulators of the venue that is open here.
--bucket NAME is only needed when the project's files are not in its usual bucket.`;

await run(async () => {
  const { command, days, project, bucket, isDeleting } = readArguments();
  ensureDependencies();
  await choosePlace(project);
  const { cleanUploads } = await import('./uploads/clean-uploads.js');
  const found = await cleanUploads({ bucket, days, isDeleting });
  if (command === 'clean' && found > 0 && !isDeleting)
    console.log('Nothing was deleted. To delete them: add --delete.');
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        bucket: { type: 'string' },
        'older-than': { type: 'string', default: '30' },
        delete: { type: 'boolean', default: false },
      },
    });
    const { project, bucket, delete: isDeleting, 'older-than': days } = values;
    const [command = '', ...rest] = positionals;
    const isKnown = command === 'clean' || (command === 'list' && !isDeleting);
    // A day at least: whoever fills in a form right now has uploaded what it will name.
    if (isKnown && rest.length === 0 && /^[1-9]\d{0,3}$/.test(days))
      return { command, days: Number(days), project, bucket, isDeleting };
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new SetupError(usage);
}
