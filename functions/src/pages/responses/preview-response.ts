import { messages, previewPath } from '@venue/domain';
import { plainResponse, type PageResponse } from './response.ts';
import { readAddress } from './page-address.ts';
import { pagePolicy } from './content-security-policy.ts';
import { readPageContent } from '../site/page-content.ts';
import { openPreview } from '../site/preview-reader.ts';
import type { SiteBuild } from '../site/site-build.ts';

/** No cache stores a preview, no search engine lists it, and no referrer reveals its address. */
const secret = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
};

/** The back office shows previews in a frame. */
const inOurFrames = ["frame-ancestors 'none'", "frame-ancestors 'self'"] as const;

/**
 * Responds with a public page as it will be at a preview's moment. Its links lead to other pages of the preview. No
 * script runs on it: nothing of it gets into the browser's stored content, and nothing live replaces it.
 * @param url path and query of the page within the preview
 * @throws when the preview cannot be composed
 */
export async function previewResponse(
  token: string,
  url: string,
  build: SiteBuild,
  open = openPreview,
): Promise<PageResponse> {
  const preview = await open(token);
  if (!preview) return plainResponse(404, messages.previewEnded, secret);
  const { at, withDrafts, isUnsaved, reader } = preview;
  const { pathname, search } = readAddress(url);
  const base = previewPath(token);
  const resolved = build.resolvePage(pathname, search);
  const { site, part } = await readPageContent(resolved, reader, at);
  const moved = part && resolved.movedTo?.(part, site);
  const canonical = moved ?? resolved.canonical ?? pathname;
  if (canonical !== pathname) return redirect(base + canonical + search);
  const page = await build.renderPage({
    ...{ pathname, search, site, part, now: at, build: build.web },
    preview: { base, withDrafts, ...(isUnsaved && { isUnsaved }) },
  });
  const { 'Content-Security-Policy': policy = '' } = build.web.headers;
  return {
    status: page.status,
    headers: {
      ...secret,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(policy, [], [page.style]).replace(...inOurFrames),
    },
    body: page.html,
  };
}

function redirect(address: string): PageResponse {
  return { ...plainResponse(302, 'This page is elsewhere.', { ...secret, Location: address }) };
}
