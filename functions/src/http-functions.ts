import { onRequest } from 'firebase-functions/v2/https';
import { venue } from '../../venue.config.ts';
import * as handlers from './handlers.ts';
import { apiSecrets, limitsSecrets } from './secrets.ts';

/** Anybody may call them; who may do what, they decide. */
const open = { region: venue.region, invoker: 'public' } as const;

/**
 * Every call of section 7, at /api on the site's own origin and at the function's own address. An instance takes 20
 * at a time, as they wait for Firestore rather than work. Uploads come here only at the function's own address: for
 * one of them there has to be memory, and as much time as there.
 */
export const api = onRequest(
  { ...open, memory: '1GiB', concurrency: 20, timeoutSeconds: 40, maxInstances: 10, secrets: apiSecrets },
  handlers.api,
);

/**
 * Pictures and videos that come through Hosting. One at a time in an instance: a body of up to 32 MB is held whole,
 * and decoding a picture takes up to 400 MB and a whole processor. A staff of ten never waits for five instances.
 * The time is for a picture that takes its 20 s between two services that take their 8 s.
 */
export const uploads = onRequest(
  { ...open, memory: '1GiB', concurrency: 1, timeoutSeconds: 40, maxInstances: 5, secrets: limitsSecrets },
  handlers.uploads,
);

/** "Download everything" for super users, who get here with a ticket of POST /backup. */
export const backup = onRequest(
  { ...open, memory: '512MiB', concurrency: 1, timeoutSeconds: 3600, maxInstances: 2 },
  handlers.backup,
);
