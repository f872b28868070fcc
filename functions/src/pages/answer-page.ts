import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { log } from '../logging/log.ts';
import { boundedCache } from './bounded-cache.ts';
import { pagePolicy } from './content-security-policy.ts';
import { readPageContent } from './page-content.ts';
import { pageKey } from './page-key.ts';
import type { PublishedReader } from './read-site.ts';
import type { RenderedPage, SiteBuild } from './site-build.ts';

/** The shared cache keeps a page for a minute and, while it asks for the next, a day longer; browsers ask each time. */
const pageCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';

/** How much text of pages is in memory, in bytes: every page of a large site, some minutes over. */
const mostBytes = 16 * 1024 * 1024;

const renderedPages = () => boundedCache<RenderedPage>(sizeOf, mostBytes);

/** The pages that a build has rendered. */
const pagesByBuild = new WeakMap<SiteBuild, ReturnType<typeof renderedPages>>();

function pagesOf(build: SiteBuild): ReturnType<typeof renderedPages> {
  const pages = pagesByBuild.get(build) ?? renderedPages();
  pagesByBuild.set(build, pages);
  return pages;
}

/** How finely a page tells the time, in ms: within it the same content gives the same page. */
const minute = 60_000;

/**
 * Answers with a public page. An address that only differs from the page's own in letter case, slashes too
 * many or spelling leads there for good; one that leads nowhere gets the page that says so, with 404.
 * Whatever fails, the visitor gets the shell, which fills itself in the browser.
 */
export async function answerPage(
  req: Request,
  res: Response,
  build: SiteBuild,
  published: PublishedReader,
): Promise<void> {
  const { pathname, search } = readAddress(req.url);
  const resolved = build.resolvePage(pathname, search);
  const { canonical } = resolved;
  if (canonical !== undefined && canonical !== pathname) {
    res.set('Cache-Control', 'public, max-age=0, s-maxage=3600');
    res.redirect(301, canonical + search);
    return;
  }
  try {
    const { site, part, isPublished } = await readPageContent(resolved, published);
    const now = new Date(Math.floor(Date.now() / minute) * minute);
    const key = [
      site.version,
      part?.version,
      now.getTime(),
      pageKey(resolved, pathname, site, build.resolvePage),
    ];
    const page = await pagesOf(build)(key.join(' '), () =>
      build.renderPage({ pathname, search, site, part, now, build: build.web }),
    );
    const { 'Content-Security-Policy': policy = '' } = build.web.headers;
    res.set({
      'Content-Security-Policy': pagePolicy(policy, page.scripts, [page.style]),
      // Not stored before the first save: an owner who has just made it wants to see it.
      'Cache-Control': page.status === 404 || !isPublished ? 'no-store' : pageCaching,
      ETag: `"${createHash('sha256').update(page.html).digest('base64url').slice(0, 27)}"`,
    });
    res.status(page.status).type('html').send(page.html);
  } catch (error) {
    log.error('A page could not be rendered; the shell was sent instead.', { path: pathname }, error);
    answerShell(res, build);
  }
}

function sizeOf({ html, style, scripts }: RenderedPage): number {
  return [html, style, ...scripts].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** The plain app: it works in every browser, and nobody keeps it. */
export function answerShell(res: Response, { web }: SiteBuild): void {
  res.set({
    'Content-Security-Policy': web.headers['Content-Security-Policy'] ?? '',
    'Cache-Control': 'no-store',
  });
  res.status(200).type('html').send(web.shell);
}

/** Path and query as they were sent, except that raw bytes of accented letters come as bytes: they are encoded. */
function readAddress(url: string): { pathname: string; search: string } {
  // Behind a host, and not with one as its base: "//x" is a mistyped path and no host. Who was asked changes nothing.
  const { pathname, search } = new URL(
    `http://page${url.replace(/\P{ASCII}+/gu, (bytes) => encodeURI(Buffer.from(bytes, 'latin1').toString('utf8')))}`,
  );
  return { pathname, search };
}
