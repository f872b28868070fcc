import compression from 'compression';
import express, { type Express, type Router } from 'express';
import { requestContext } from '../logging/request-context.ts';
import { endpoints, routesOf } from './endpoints.ts';
import { handleError, answerLate, handleUnknownPath } from './http/errors.ts';
import { jsonBody } from './http/json-body.ts';
import { caching, securityHeaders } from './http/headers.ts';
import { uploadEndpoints } from './calls/files.ts';

/** The whole HTTP API. All routes work with `/api`, which Hosting keeps in the path, and without, at the function's URL. */
export function createApp(): Express {
  return serve(routesOf(endpoints));
}

/** The uploads alone, with the same middleware. */
export function createUploadsApp(): Express {
  return serve(routesOf(uploadEndpoints));
}

function serve(routes: Router): Express {
  const app = express();
  app.disable('x-powered-by');
  // Neither Cloud Run nor Hosting compresses what a function sends. Pictures and short answers are sent as they are.
  app.use(compression());
  app.use(requestContext, securityHeaders, caching, answerLate, jsonBody);
  app.use('/api', routes);
  app.use(routes);
  app.use(handleUnknownPath);
  app.use(handleError);
  return app;
}
