import express, { type Express, type RequestHandler } from 'express';
import { answerError, answerLate } from '../api/http/errors.ts';
import { requestContext } from '../logging/request-context.ts';
import { answerContent } from './answer-content.ts';
import { answerPage } from './answer-page.ts';
import { feedRoutes } from './feeds.ts';
import { published } from './read-site.ts';
import { siteBuild } from './site-build.ts';

/** What visitors, search engines and calendars open by address besides files and the API: pages and feeds. */
export function createPageApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(requestContext, answerLate, headers, readOnly, printable);
  app.use(feedRoutes(published));
  app.get('/content/:name.json', (req, res) =>
    answerContent(req.params.name, req.query['v'], res, published),
  );
  // A file that is not there is no page: browsers and robots ask for many of them.
  app.get(/\.[a-z0-9]+$/i, (_req, res) => {
    res.set('Cache-Control', 'no-store');
    res.status(404).type('text').send('There is no such file.\n');
  });
  app.use(async (req, res) => answerPage(req, res, await siteBuild(), published));
  app.use(answerError);
  return app;
}

/** The headers that Hosting gives to everything, also at the function's own address. */
const headers: RequestHandler = async (_req, res, next) => {
  const { 'Content-Security-Policy': _ofPages, ...everywhere } = (await siteBuild()).web.headers;
  res.set({ ...everywhere, 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" });
  next();
};

const readOnly: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
  res.status(405).type('text').send('Pages can only be read.\n');
};

/** No page has a control character in its address, and none may get into a header of an answer. */
const printable: RequestHandler = (req, res, next) => {
  if (!/%(?:[01][0-9a-f]|7f)/i.test(req.path)) return next();
  res.set('Cache-Control', 'no-store');
  res.status(404).type('text').send('There is no such page.\n');
};
