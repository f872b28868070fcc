import { onSchedule } from 'firebase-functions/v2/scheduler';
import { venue } from '../../../venue.config.ts';
import { log } from '../logging/log.ts';
import { runsAs } from '../service-accounts.js';
import { recompose } from './recompose.ts';

/**
 * Every minute: reminds guests, and publishes menus, pages and gigs that have started or ended. Pages ask for it themselves when they are
 * rendered; this is for open pages, and for a site that nobody visits.
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
  },
  async () => {
    const { isChanged, nextChangeAt } = await recompose();
    if (isChanged) log.info('What was due was published.', { nextChangeAt });
    const { remindGuests } = await import('../bookings/remind-guests.ts');
    const reminded = await remindGuests(new Date());
    if (reminded > 0) log.info('Guests were reminded.', { reminded });
  },
);
