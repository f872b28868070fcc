import { defineInt } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { venue } from '../../venue.config.ts';
import { refuseEmulatorsInProduction } from './boot-check.ts';
import { createPageApp } from './pages/app.ts';

refuseEmulatorsInProduction(process.env);

/** Instances that wait for visitors: with 1 nobody ever waits for a cold start, which costs a few euro a month. */
const minInstances = defineInt('PAGE_MIN_INSTANCES', { default: 0 });

/**
 * Every public page, rendered, and the feeds. Hosting sends here what is neither a file, the API nor the back office.
 * A page out of memory takes a millisecond, so 40 at a time are no crowd; nobody waits longer than the deadline.
 */
export const page = onRequest(
  {
    region: venue.region,
    memory: '512MiB',
    timeoutSeconds: 15,
    minInstances,
    maxInstances: 20,
    concurrency: 40,
    invoker: 'public',
  },
  createPageApp(),
);
