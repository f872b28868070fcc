import { onRequest } from 'firebase-functions/v2/https';
import { venue } from '../../venue.config.ts';
import { createApp } from './api/app.ts';
import { hideStackTraces, refuseEmulatorsInProduction } from './boot-check.ts';
import { apiSecrets } from './secrets.ts';

refuseEmulatorsInProduction(process.env);
hideStackTraces(process.env);

/**
 * Every call of section 7, at /api on the site's own origin and at the function's own address. An instance takes 20
 * at a time, as they wait for Firestore rather than work. Uploads come here only at the function's own address: for
 * one of them there has to be memory, and as much time as there.
 */
export const api = onRequest(
  {
    region: venue.region,
    memory: '1GiB',
    concurrency: 20,
    timeoutSeconds: 40,
    maxInstances: 10,
    invoker: 'public',
    secrets: apiSecrets,
  },
  createApp(),
);
