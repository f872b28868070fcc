import { messages, previewPath, type PartJson, type SiteJson } from '@venue/domain';
import { plainResponse, type PageResponse } from './response.ts';
import { readAddress } from './page-address.ts';
import { pagePolicy } from './content-security-policy.ts';
import { readPageContent } from '../site/page-content.ts';
import type { SiteBuild } from '../site/site-build.ts';
import { requestJson } from '../../firestore-rest/request-json.ts';
import { functionAddress } from '../../firebase/function-address.ts';
import type { PublishedReader } from '../site/read-site.ts';

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

/** How long the API may take to compose the site of a moment, in ms: it reads everything. */
const timeoutMs = 6_000;

/** A preview as the API composes it, with a reader for its parts. */
export type OpenPreview = {
  at: Date;
  withDrafts: boolean;
  /** Whether it shows settings that are not saved yet. */
  isUnsaved?: boolean;
  reader: PublishedReader;
};

type Content = { at: string; withDrafts: boolean; isUnsaved?: true; site?: SiteJson; part?: PartJson };

/**
 * Opens the preview of a token; undefined if it has expired. Nothing is cached here.
 * @throws when the API does not respond in time or responds with an error
 */
async function openPreview(token: string): Promise<OpenPreview | undefined> {
  const ask = async (part?: string): Promise<Content | undefined> => {
    const url = `${await functionAddress('api')}/previews/content`;
    const { status, body } = await requestJson(url, { headers: {}, timeoutMs, body: { token, part } });
    if (status === 200) return body as Content;
    if (status === 404 || status === 400) return undefined;
    throw new Error(`POST /previews/content answered with ${status}.`);
  };
  const opened = await ask();
  if (!opened?.site) return undefined;
  const { site } = opened;
  const part = async (name: string) => (await ask(name))?.part;
  const reader: PublishedReader = {
    site: () => Promise.resolve(site),
    part: part as PublishedReader['part'],
    unnamedPart: part as PublishedReader['unnamedPart'],
  };
  const { withDrafts, isUnsaved = false } = opened;
  return { at: new Date(opened.at), withDrafts, isUnsaved, reader };
}
