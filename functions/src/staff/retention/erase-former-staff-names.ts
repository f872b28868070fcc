import { onSchedule } from 'firebase-functions/v2/scheduler';
import { venue } from '../../../../venue.config.ts';
import { runsAs } from '../../service-accounts.js';
import { eraseNamesDue } from './former-staff.ts';

/** Nightly: erases the names of staff whose account was removed two years ago from the history. */
export const eraseFormerStaffNames = onSchedule(
  {
    schedule: 'every day 04:10',
    timeZone: venue.timeZone,
    region: venue.region,
    serviceAccount: runsAs('eraseFormerStaffNames', venue.firebase.projectId),
    memory: '256MiB',
    retryCount: 3,
    maxInstances: 1,
  },
  async () => {
    await eraseNamesDue(new Date());
  },
);
