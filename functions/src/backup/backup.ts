import { onRequest } from 'firebase-functions/v2/https';
import { venue } from '../../../venue.config.ts';
import { sendBackup } from './send-backup.ts';

/** "Download everything" for super users, who get here with a ticket of POST /backup. */
export const backup = onRequest(
  {
    region: venue.region,
    memory: '512MiB',
    timeoutSeconds: 3600,
    concurrency: 1,
    maxInstances: 2,
    invoker: 'public',
  },
  sendBackup,
);
