import express, { Router, type Express } from 'express';
import { caching } from './http/caching.ts';
import { answerError, answerUnknown } from './http/errors.ts';
import { answerInTime } from './http/deadline.ts';
import { requestContext } from './http/request-context.ts';
import { Unavailable } from './http/unavailable.ts';
import { jsonBody } from './http/json-body.ts';
import { backupRoutes } from './routes/backups.ts';
import { customPageRoutes } from './routes/custom-pages.ts';
import { emailRoutes } from './routes/email.ts';
import { errorReportRoutes } from './routes/error-reports.ts';
import { eventRoutes } from './routes/events.ts';
import { imageRoutes, videoRoutes } from './routes/images.ts';
import { bookingRoutes } from './routes/bookings.ts';
import { legalTextRoutes } from './routes/legal-texts.ts';
import { loginRoutes } from './routes/login.ts';
import { mediaRoutes } from './routes/media.ts';
import { menuRoutes } from './routes/menus.ts';
import { nearbyRoutes } from './routes/nearby.ts';
import { openApiRoutes } from './routes/openapi.ts';
import { openingHoursRoutes } from './routes/opening-hours.ts';
import { profileRoutes } from './routes/profiles.ts';
import { readRoutes } from './routes/reads.ts';
import { revisionRoutes } from './routes/revisions.ts';
import { staffRoutes } from './routes/staff.ts';
import { uploadRoutes } from './routes/upload.ts';
import { websiteRoutes } from './routes/website.ts';
import { securityHeaders } from './http/security-headers.ts';

/**
 * The whole HTTP API. Hosting keeps `/api` in the path and the function's own address has none, so
 * every route answers under both.
 */
export function createApp(): Express {
  return serve(allRoutes());
}

/** The uploads alone, with everything around them as in the whole API. */
export function createUploadsApp(): Express {
  return serve(Router().use('/upload', uploadRoutes()));
}

function serve(routes: Router): Express {
  const app = express();
  app.disable('x-powered-by');
  const answerLate = answerInTime((req, res) => answerError(new Unavailable(req), req, res, () => {}));
  app.use(requestContext, securityHeaders, caching, answerLate, jsonBody);
  app.use('/api', routes);
  app.use(routes);
  app.use(answerUnknown);
  app.use(answerError);
  return app;
}

function allRoutes(): Router {
  const router = Router();
  router.use(openApiRoutes());
  router.use('/auth', loginRoutes('signInAsAdmin'), profileRoutes('signInAsAdmin', 'music'));
  router.use('/superUser', loginRoutes('signInAsSuper'));
  router.use('/chefUser', loginRoutes('signInAsChef'), profileRoutes('signInAsChef', 'chef'));
  router.use('/website', readRoutes('website'), websiteRoutes());
  router.use('/menus', readRoutes('menus'), menuRoutes());
  router.use('/openingHours', readRoutes('openingHours'), openingHoursRoutes());
  router.use('/termsAndConditions', readRoutes('termsAndConditions'), legalTextRoutes('termsAndConditions'));
  router.use('/privacyPolicy', readRoutes('privacyPolicy'), legalTextRoutes('privacyPolicy'));
  router.use('/routes', readRoutes('routes'), customPageRoutes());
  router.use('/event', readRoutes('events'), eventRoutes());
  router.use('/bookings', bookingRoutes());
  router.use('/nearby', nearbyRoutes());
  router.use('/email', emailRoutes());
  router.use('/errors', errorReportRoutes());
  router.use('/revisions', revisionRoutes());
  router.use('/staff', staffRoutes());
  router.use('/backup', backupRoutes());
  router.use('/upload', uploadRoutes());
  router.use('/media', mediaRoutes());
  router.use('/images', imageRoutes());
  router.use('/videos', videoRoutes());
  return router;
}
