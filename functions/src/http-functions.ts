import { onRequest } from 'firebase-functions/v2/https';
import { venue } from '../../venue.config.ts';
import * as handlers from './handlers.ts';
import { apiSecrets, limitsSecrets } from './firebase/secrets.ts';
import { runsAs } from './service-accounts.js';

/** Publicly invocable; the handlers authorise. */
const open = (name: 'api' | 'uploads' | 'backup' | 'shareCard') =>
  ({
    region: venue.region,
    invoker: 'public',
    serviceAccount: runsAs(name, venue.firebase.projectId),
  }) as const;

/**
 * All calls of the API, at /api on the site's origin and at the function's own URL. Concurrency is 20, because calls
 * mostly wait for Firestore. Uploads arrive here only at the function's own URL, but need the same memory and timeout.
 */
export const api = onRequest(
  {
    ...open('api'),
    memory: '1GiB',
    concurrency: 20,
    timeoutSeconds: 40,
    maxInstances: 10,
    secrets: apiSecrets,
  },
  handlers.api,
);

/**
 * Uploads through Hosting. One request per instance: the body (up to 32 MB) is held in memory, and decoding a picture
 * takes up to 400 MB and a whole CPU. Five instances are enough for a staff of ten. The timeout covers 20 s of decoding
 * between two service calls of 8 s each.
 */
export const uploads = onRequest(
  {
    ...open('uploads'),
    memory: '1GiB',
    concurrency: 1,
    timeoutSeconds: 40,
    maxInstances: 5,
    secrets: limitsSecrets,
  },
  handlers.uploads,
);

/**
 * The share cards of gigs. Drawing one takes a fraction of a second, and is needed once for each change of a
 * gig: what comes again, comes from the CDN or from memory.
 */
export const shareCard = onRequest(
  { ...open('shareCard'), memory: '512MiB', concurrency: 4, timeoutSeconds: 30, maxInstances: 2 },
  handlers.shareCard,
);

/** "Download everything" for super users, who get here with a ticket of POST /backup. */
export const backup = onRequest(
  { ...open('backup'), memory: '512MiB', concurrency: 1, timeoutSeconds: 3600, maxInstances: 2 },
  handlers.backup,
);
