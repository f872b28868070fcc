import { onSchedule } from 'firebase-functions/v2/scheduler';
import { venue } from '../../../venue.config.ts';
import { log } from '../logging/log.ts';
import { runsAs } from '../service-accounts.js';
import { deleteUploads, findUnusedUploads } from './unused-uploads.ts';

/** Daily, in the early morning: deletes uploads that no record has named for a month. */
export const deleteUnusedUploads = onSchedule(
  {
    schedule: '30 5 * * *',
    timeZone: venue.timeZone,
    region: venue.region,
    serviceAccount: runsAs('deleteUnusedUploads', venue.firebase.projectId),
    memory: '512MiB',
    timeoutSeconds: 540,
    maxInstances: 1,
  },
  async () => {
    const { unused, missing } = await findUnusedUploads();
    await deleteUploads(unused);
    const bytes = unused.reduce((sum, upload) => sum + upload.bytes, 0);
    log.info('Unused uploads were deleted.', { files: unused.map(({ file }) => file), bytes });
    if (missing.length > 0) log.error('Uploads that the site names are missing.', { files: missing });
  },
);
