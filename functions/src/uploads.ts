import { onRequest } from 'firebase-functions/v2/https';
import { venue } from '../../venue.config.ts';
import { createUploadsApp } from './api/app.ts';
import { hideStackTraces, refuseEmulatorsInProduction } from './boot-check.ts';
import { limitsSecrets } from './secrets.ts';

refuseEmulatorsInProduction(process.env);
hideStackTraces(process.env);

/**
 * Pictures and videos that come through Hosting. One at a time in an instance: a body of up to 32 MB is held whole,
 * and decoding a picture takes up to 400 MB and a whole processor. A staff of ten never waits for five instances.
 * The time is for a picture that takes its 20 s between two services that take their 8 s.
 */
export const uploads = onRequest(
  {
    region: venue.region,
    memory: '1GiB',
    concurrency: 1,
    timeoutSeconds: 40,
    maxInstances: 5,
    invoker: 'public',
    secrets: limitsSecrets,
  },
  createUploadsApp(),
);
