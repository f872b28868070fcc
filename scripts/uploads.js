/**
 * `npm run uploads -- …`: pictures and videos that were uploaded and never saved.
 *
 * On the emulators of a running venue by default; with `--project your-project-id` in production, as
 * whoever `gcloud auth application-default login` signed in. A deployed venue does this by itself, daily.
 */
import { command, flag, text } from './command.js';
import { choosePlace } from './place.js';

const usage = `npm run uploads -- list [--older-than DAYS]
npm run uploads -- clean [--older-than DAYS] [--delete]

Both list what no record, no earlier state, no profile and no page names, and was uploaded more than 30
days ago. clean deletes it when --delete is added.
--project ID works in production; without it, on the emulators of the venue that is open here.
--bucket NAME is only needed when the project's files are not in its usual bucket.`;

await command(
  usage,
  { project: text, bucket: text, 'older-than': { ...text, default: '30' }, delete: flag },
  ({ values: { project, bucket, delete: isDeleting, 'older-than': days }, positionals }) => {
    const [name = '', ...rest] = positionals;
    const isKnown = name === 'clean' || (name === 'list' && !isDeleting);
    // A day at least: whoever fills in a form right now has uploaded what it will name.
    if (!isKnown || rest.length > 0 || !/^[1-9]\d{0,3}$/.test(days)) return undefined;
    return { name, days: Number(days), project, bucket, isDeleting };
  },
  async ({ name, days, project, bucket, isDeleting }) => {
    await choosePlace(project);
    const { cleanUploads } = await import('./uploads/clean-uploads.js');
    const found = await cleanUploads({ bucket, days, isDeleting });
    if (name === 'clean' && found > 0 && !isDeleting)
      console.log('Nothing was deleted. To delete them: add --delete.');
  },
  { allowPositionals: true },
);
