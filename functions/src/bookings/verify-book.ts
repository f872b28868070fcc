import { onSchedule } from 'firebase-functions/v2/scheduler';
import { venue } from '../../../venue.config.ts';
import { log } from '../logging/log.ts';
import { runsAs } from '../service-accounts.js';
import { closeNight } from './close-night.ts';
import { rebuildEvenings } from './rebuild-evenings.ts';

/** When a night has ended: compares what each evening holds with its bookings, and closes the night before. */
export const verifyBook = onSchedule(
  {
    schedule: '10 5 * * *',
    timeZone: venue.timeZone,
    region: venue.region,
    serviceAccount: runsAs('verifyBook', venue.firebase.projectId),
    memory: '256MiB',
    timeoutSeconds: 540,
    maxInstances: 1,
  },
  async () => {
    const { checked, mended } = await rebuildEvenings(new Date());
    log.info('The book was verified.', { checked, mended });
    await closeNight(new Date());
  },
);
