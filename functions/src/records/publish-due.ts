import { onSchedule } from 'firebase-functions/v2/scheduler';
import { venue } from '../../../venue.config.ts';
import { limitsSecrets } from '../firebase/secrets.ts';
import { log } from '../logging/log.ts';
import { runsAs } from '../service-accounts.js';
import { recompose } from './recompose.ts';

/**
 * Every minute: publishes menus, pages and gigs that have started or ended, and reminds guests. Pages ask for the first
 * themselves when they are rendered; this is for open pages, and for a site that nobody visits.
 */
export const publishDue = onSchedule(
  {
    schedule: '* * * * *',
    timeZone: venue.timeZone,
    region: venue.region,
    serviceAccount: runsAs('publishDue', venue.firebase.projectId),
    memory: '256MiB',
    timeoutSeconds: 30,
    maxInstances: 1,
    // Which mailboxes want no reminder is kept under hashed keys.
    secrets: limitsSecrets,
  },
  async () => {
    const { isChanged, nextChangeAt } = await recompose();
    if (isChanged) log.info('What was due was published.', { nextChangeAt });
    const { remindGuests } = await import('../bookings/remind-guests.ts');
    const reminded = await remindGuests(new Date());
    if (reminded > 0) log.info('Guests were reminded.', { reminded });
  },
);
