import { onRequest } from 'firebase-functions/v2/https';
import { venue } from '../../venue.config.ts';
import { refuseEmulatorsInProduction } from './boot-check.ts';
import { createPageApp } from './page/app.ts';

refuseEmulatorsInProduction(process.env);

/** What Hosting does not answer from a file: the calendar of gigs and the sitemap. */
export const page = onRequest(
  { region: venue.region, memory: '512MiB', timeoutSeconds: 30, maxInstances: 10, invoker: 'public' },
  createPageApp(),
);
