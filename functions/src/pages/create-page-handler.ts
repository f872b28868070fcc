import type { IncomingMessage, ServerResponse } from 'node:http';
import { withTimeout } from '../requests/with-timeout.ts';
import { withRequestContext } from '../logging/request-context.ts';
import { answerAsset } from './responses/asset-response.ts';
import { contentResponse } from './responses/content-response.ts';
import { errorResponse } from './responses/error-response.ts';
import { pageResponse } from './responses/page-response.ts';
import { previewResponse } from './responses/preview-response.ts';
import { plainResponse, type PageResponse } from './responses/response.ts';
import { createFeeds } from './responses/feeds.ts';
import type { PublishedReader } from './site/read-site.ts';
import { sendResponse } from './responses/send-response.ts';
import type { SiteBuild } from './site/site-build.ts';

/** Deadline of a response, in ms: people wait ten seconds, Hosting would wait sixty. */
const deadlineMs = 8_000;

/** The policy unless a page has its own: only pages may run scripts, and only previews may be framed. */
const noPage = "default-src 'none'; frame-ancestors 'none'";

/** How addresses of one kind are handled. */
type Route = {
  path: RegExp;
  /** Its pattern, for the log. */
  name?: string;
  answer: (req: IncomingMessage, parameter: string) => PageResponse | Promise<PageResponse>;
};

/**
 * Handles pages, their content and feeds. Uses plain HTTP, so that a cold start loads only what renders the page.
 */
export function createPageHandler(
  published: PublishedReader,
  siteBuild: () => Promise<SiteBuild>,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const feeds = createFeeds(published, siteBuild);
  const routes: Route[] = [
    // Control characters never occur in valid paths and must not reach response headers.
    { path: /%(?:[01][0-9a-f]|7f)/i, answer: () => plainResponse(404, 'There is no such page.') },
    { path: /^\/sitemap\.xml\/?$/i, name: '/sitemap.xml', answer: feeds.sitemap },
    { path: /^\/events\.ics\/?$/i, name: '/events.ics', answer: feeds.calendar },
    { path: /^\/events\/([^/]+)\.ics\/?$/i, name: '/events/:id.ics', answer: (_req, id) => feeds.gig(id) },
    {
      path: /^\/content\/([^/]+)\.json\/?$/i,
      name: '/content/:name.json',
      answer: (req, name) => contentResponse(name, wantedOf(req), published),
    },
    {
      path: /^\/preview\/([^/]+)/i,
      name: '/preview/:token',
      answer: async (req, token) =>
        previewResponse(
          token,
          (req.url ?? '').slice('/preview/'.length + token.length) || '/',
          await siteBuild(),
        ),
    },
    {
      path: /^\/assets\/(\w[\w.-]*)$/,
      name: '/assets/:name',
      answer: async (_req, name) => answerAsset(name, await siteBuild()),
    },
    // Missing files get a short 404, because browsers and robots request many of them.
    { path: /\.[a-z0-9]+$/i, answer: () => plainResponse(404, 'There is no such file.') },
    { path: /^/, answer: async (req) => pageResponse(req.url ?? '/', await siteBuild(), published) },
  ];

  async function answer(req: IncomingMessage, route: Route, path: string): Promise<PageResponse> {
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return plainResponse(405, 'Pages can only be read.', { Allow: 'GET, HEAD' });
    const [, parameter = ''] = route.path.exec(path) ?? [];
    return route.answer(req, decode(parameter));
  }

  return (req, res) => {
    const [path = '/'] = (req.url ?? '/').split('?');
    const route = routes.find((each) => each.path.test(path))!;
    return withRequestContext(
      req,
      res,
      () => route.name,
      async () => {
        const sent = await withTimeout(
          Promise.all([siteBuild(), answer(req, route, path)]).then(([{ web }, { headers, ...rest }]) => ({
            ...rest,
            // The headers that Hosting sends with everything, also at the function's own URL.
            headers: { ...web.headers, 'Content-Security-Policy': noPage, ...headers },
          })),
          deadlineMs,
          'The deadline has passed without an answer.',
        ).catch(errorResponse);
        await sendResponse(req, res, sent);
      },
    );
  };
}

/** The version requested by `v`. With `site`, the browser has just learned of a save, so memory may be outdated. */
function wantedOf({ url = '' }: IncomingMessage): { version: string | undefined; isJustSaved: boolean } {
  const [, query = ''] = url.split('?');
  const wanted = new URLSearchParams(query);
  return { version: wanted.get('v') ?? undefined, isJustSaved: wanted.has('site') };
}

/** An invalid escape is taken literally; it matches nothing. */
function decode(parameter: string): string {
  try {
    return decodeURIComponent(parameter);
  } catch {
    return parameter;
  }
}
