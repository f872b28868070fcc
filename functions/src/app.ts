import express, { Router, type Express } from 'express';
import { caching } from './caching.ts';
import { answerError, answerUnknown } from './errors.ts';
import { jsonBody } from './json-body.ts';
import { emailRoutes } from './routes/email.ts';
import { imageRoutes, videoRoutes } from './routes/images.ts';
import { bookingRoutes } from './routes/bookings.ts';
import { loginRoutes } from './routes/login.ts';
import { openingHoursRoutes } from './routes/opening-hours.ts';
import { readRoutes } from './routes/reads.ts';
import { uploadRoutes } from './routes/upload.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * The whole HTTP API. Hosting keeps `/api` in the path and the function's own address has none, so
 * every route answers under both.
 */
export function createApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders, caching, jsonBody);
  const routes = allRoutes();
  app.use('/api', routes);
  app.use(routes);
  app.use(answerUnknown);
  app.use(answerError);
  return app;
}

function allRoutes(): Router {
  const router = Router();
  router.use('/auth', loginRoutes('signInAsAdmin'));
  router.use('/superUser', loginRoutes('signInAsSuper'));
  router.use('/chefUser', loginRoutes('signInAsChef'));
  router.use('/website', readRoutes('website'));
  router.use('/menus', readRoutes('menus'));
  router.use('/openingHours', readRoutes('openingHours'), openingHoursRoutes());
  router.use('/termsAndConditions', readRoutes('termsAndConditions'));
  router.use('/privacyPolicy', readRoutes('privacyPolicy'));
  router.use('/routes', readRoutes('routes'));
  router.use('/event', readRoutes('events'));
  router.use('/bookings', bookingRoutes());
  router.use('/email', emailRoutes());
  router.use('/upload', uploadRoutes());
  router.use('/images', imageRoutes());
  router.use('/videos', videoRoutes());
  return router;
}
