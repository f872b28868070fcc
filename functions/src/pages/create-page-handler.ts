import type { IncomingMessage, ServerResponse } from 'node:http';
import { inTime } from '../in-time.ts';
import { withRequestContext } from '../logging/request-context.ts';
import { answerContent } from './answer-content.ts';
import { answerError } from './answer-error.ts';
import { answerPage } from './answer-page.ts';
import { answerPreview } from './answer-preview.ts';
import { plainAnswer, type Answer } from './answer.ts';
import { createFeeds } from './feeds.ts';
import type { PublishedReader } from './read-site.ts';
import { sendAnswer } from './send-answer.ts';
import type { SiteBuild } from './site-build.ts';

/** After this time, in ms, a request is answered in any case: people wait ten seconds, Hosting would wait sixty. */
const deadlineMs = 8_000;

/** Nothing that is sent is ever a frame, and what is no page runs nothing. */
const noPage = "default-src 'none'; frame-ancestors 'none'";

/** What is answered at addresses of one kind. */
type Route = {
  path: RegExp;
  /** Its pattern, for the log. */
  name?: string;
  answer: (req: IncomingMessage, parameter: string) => Answer | Promise<Answer>;
};

/**
 * What visitors, search engines and calendars open by address besides files and the API: pages, their content and
 * feeds. Plain HTTP, so that a process that starts for one guest loads nothing but what draws the page.
 */
export function createPageHandler(
  published: PublishedReader,
  siteBuild: () => Promise<SiteBuild>,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const feeds = createFeeds(published, siteBuild);
  const routes: Route[] = [
    // No page has a control character in its address, and none may get into a header of an answer.
    { path: /%(?:[01][0-9a-f]|7f)/i, answer: () => plainAnswer(404, 'There is no such page.') },
    { path: /^\/sitemap\.xml\/?$/i, name: '/sitemap.xml', answer: feeds.sitemap },
    { path: /^\/events\.ics\/?$/i, name: '/events.ics', answer: feeds.calendar },
    { path: /^\/events\/([^/]+)\.ics\/?$/i, name: '/events/:id.ics', answer: (_req, id) => feeds.gig(id) },
    {
      path: /^\/content\/([^/]+)\.json\/?$/i,
      name: '/content/:name.json',
      answer: (req, name) => answerContent(name, wantedOf(req), published),
    },
    {
      path: /^\/preview\/([^/]+)/i,
      name: '/preview/:token',
      answer: async (req, token) =>
        answerPreview(
          token,
          (req.url ?? '').slice('/preview/'.length + token.length) || '/',
          await siteBuild(),
        ),
    },
    // A file that is not there is no page: browsers and robots ask for many of them.
    { path: /\.[a-z0-9]+$/i, answer: () => plainAnswer(404, 'There is no such file.') },
    { path: /^/, answer: async (req) => answerPage(req.url ?? '/', await siteBuild(), published) },
  ];

  async function answer(req: IncomingMessage, route: Route, path: string): Promise<Answer> {
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return plainAnswer(405, 'Pages can only be read.', { Allow: 'GET, HEAD' });
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
        const sent = await inTime(
          Promise.all([siteBuild(), answer(req, route, path)]).then(([{ web }, { headers, ...rest }]) => ({
            ...rest,
            // What Hosting gives to everything, also at the function's own address.
            headers: { ...web.headers, 'Content-Security-Policy': noPage, ...headers },
          })),
          deadlineMs,
          'The deadline has passed without an answer.',
        ).catch(answerError);
        sendAnswer(req, res, sent);
      },
    );
  };
}

/** The version that is asked for by `v`. A page that names its `site` has just heard of a save. */
function wantedOf({ url = '' }: IncomingMessage): { version: string | undefined; isJustSaved: boolean } {
  const [, query = ''] = url.split('?');
  const wanted = new URLSearchParams(query);
  return { version: wanted.get('v') ?? undefined, isJustSaved: wanted.has('site') };
}

/** A broken escape is a name like any other: there is nothing under it. */
function decode(parameter: string): string {
  try {
    return decodeURIComponent(parameter);
  } catch {
    return parameter;
  }
}
