import { plainResponse, type PageResponse } from './response.ts';
import type { SiteBuild } from '../site/site-build.ts';

/** What the bundler makes; anything else is sent as bytes. */
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/**
 * Responds with a built file of the build that renders the pages. Hosting asks for those it does not have: while a deploy
 * is under way, and after only one half of a deploy was taken back, it belongs to another build than this function. So
 * the files that a page names are always there, whatever Hosting serves. They are named by their content and cached for
 * ever.
 */
export async function answerAsset(name: string, build: SiteBuild): Promise<PageResponse> {
  const body = await build.readAsset(name);
  if (!body) return plainResponse(404, 'There is no such file.');
  const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' };
  return { status: 200, headers, body };
}
