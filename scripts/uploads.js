/**
 * `npm run uploads -- …`: lists and deletes unused pictures and videos. A deployed venue does so by itself, daily.
 *
 * Works on the emulators of a running venue by default, and in production with `--project your-project-id`, as the
 * account that `gcloud auth application-default login` signed in.
 */
import { command, flag, text } from './shared/command.js';
import { choosePlace } from './shared/place.js';

const usage = `npm run uploads -- list [--older-than DAYS]
npm run uploads -- clean [--older-than DAYS] [--delete]

Both list uploads that are more than 30 days old and that no record, revision, profile or page
names. clean deletes them when --delete is added.
--project ID works in production; without it, on the emulators of the running venue.
--bucket NAME is only needed when the project's files are not in its usual bucket.`;

await command(
  usage,
  { project: text, bucket: text, 'older-than': { ...text, default: '30' }, delete: flag },
  ({ values: { project, bucket, delete: isDeleting, 'older-than': days }, positionals }) => {
    const [name = '', ...rest] = positionals;
    const isKnown = name === 'clean' || (name === 'list' && !isDeleting);
    // At least a day: forms being filled in right now have uploads that are not saved yet.
    if (!isKnown || rest.length > 0 || !/^[1-9]\d{0,3}$/.test(days)) return undefined;
    return { name, days: Number(days), project, bucket, isDeleting };
  },
  async ({ name, days, project, bucket, isDeleting }) => {
    await choosePlace(project);
    const { cleanUploads } = await import('./uploads/clean-uploads.js');
    const found = await cleanUploads({ bucket, days, isDeleting });
    if (name === 'clean' && found > 0 && !isDeleting)
      console.log('Nothing was deleted. Add --delete to delete them.');
  },
  { allowPositionals: true },
);
