import express, { type Express } from 'express';
import { answerError, answerUnknown } from '../errors.ts';
import { securityHeaders } from '../security-headers.ts';
import { feedRoutes } from './feeds.ts';
import { readSite } from './read-site.ts';

/** What visitors, search engines and calendars fetch besides the API. */
export function createPageApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders, feedRoutes(readSite));
  app.use(answerUnknown);
  app.use(answerError);
  return app;
}
