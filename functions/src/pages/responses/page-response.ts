import { log } from '../../logging/log.ts';
import { readAddress } from './page-address.ts';
import { tagOf, type PageResponse } from './response.ts';
import { boundedCache } from '../site/bounded-cache.ts';
import { pagePolicy } from './content-security-policy.ts';
import { readPageContent, type PageContent } from '../site/page-content.ts';
import { pageKey } from './page-key.ts';
import { cacheSeconds, pageTime } from '../site/page-time.ts';
import type { PublishedReader } from '../site/read-site.ts';
import type { SiteBuild } from '../site/site-build.ts';

/** Shared caches store a page for a minute at most; browsers revalidate. */
const pageCaching = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;

/**
 * Size limit of the cache of rendered pages, in bytes: all pages of a large site for a few minutes. Their compressed
 * copies take about half as much again.
 */
const mostBytes = 16 * 1024 * 1024;

const renderedPages = () => boundedCache<PageResponse>(({ body }) => body.length, mostBytes);

/** The cache of rendered pages of each build. */
const pagesByBuild = new WeakMap<SiteBuild, ReturnType<typeof renderedPages>>();

function pagesOf(build: SiteBuild): ReturnType<typeof renderedPages> {
  const pages = pagesByBuild.get(build) ?? renderedPages();
  pagesByBuild.set(build, pages);
  return pages;
}

/**
 * Responds with a public page. Redirects permanently from other spellings of its address (case, extra slashes); an
 * unknown address gets the "not found" page, with 404. On any failure, sends the shell, which renders in the browser.
 */
export async function pageResponse(
  url: string,
  build: SiteBuild,
  published: PublishedReader,
): Promise<PageResponse> {
  const { pathname, search } = readAddress(url);
  const resolved = build.resolvePage(pathname, search);
  const { canonical } = resolved;
  if (canonical !== undefined && canonical !== pathname) return redirect(canonical + search);
  try {
    const content = await readPageContent(resolved, published);
    const { site, part } = content;
    const moved = part && resolved.movedTo?.(part, site);
    if (moved) return redirect(moved + search, 60);
    const clock = Date.now();
    const now = new Date(pageTime(site, clock));
    const key = [
      site.version,
      part?.version,
      now.getTime(),
      pageKey(resolved, pathname, content, build.resolvePage),
    ];
    const page = await pagesOf(build)(key.join(' '), () => render({ pathname, search }, content, now, build));
    // Not cached before the first save, so that the owner sees it at once.
    if (page.status === 404 || !content.isPublished) return page;
    const caching = pageCaching(cacheSeconds(site, clock));
    return { ...page, headers: { ...page.headers, 'Cache-Control': caching } };
  } catch (error) {
    log.error('A page could not be rendered; the shell was sent instead.', { path: pathname }, error);
    return shellOf(build);
  }
}

async function render(
  address: { pathname: string; search: string },
  { site, part }: PageContent,
  now: Date,
  build: SiteBuild,
): Promise<PageResponse> {
  const page = await build.renderPage({ ...address, site, part, now, build: build.web });
  const { 'Content-Security-Policy': policy = '' } = build.web.headers;
  const body = Buffer.from(page.html);
  return {
    status: page.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(policy, page.scripts, [page.style]),
      'Cache-Control': 'no-store',
      ETag: tagOf(body),
    },
    body,
  };
}

/** The shell, which renders in the browser; never cached. */
function shellOf({ web }: SiteBuild): PageResponse {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': web.headers['Content-Security-Policy'] ?? '',
      'Cache-Control': 'no-store',
    },
    body: web.shell,
  };
}

/** @param seconds how long the shared cache stores it */
function redirect(address: string, seconds = 3_600): PageResponse {
  return {
    status: 301,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': `public, max-age=0, s-maxage=${seconds}`,
      Location: address,
    },
    body: `Moved Permanently. Redirecting to ${address}`,
  };
}
