import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  endsOf,
  gigPart,
  isGigSlug,
  readPart,
  shareCardPath,
  withoutEnded,
  type GigPart,
  type PartJson,
} from '@venue/domain';
import { readDocument } from '../firestore-rest/read-document.ts';
import { withRequestContext } from '../logging/request-context.ts';
import { errorResponse } from '../pages/responses/error-response.ts';
import { plainResponse, type PageResponse } from '../pages/responses/response.ts';
import { sendResponse } from '../pages/responses/send-response.ts';
import { boundedCache } from '../pages/site/bounded-cache.ts';
import { withTimeout } from '../requests/with-timeout.ts';
import { drawCard } from './draw-card.ts';
import { readPicture } from './read-picture.ts';

/** Deadline of a response, in ms: link previews give up after some ten seconds. */
const deadlineMs = 15_000;
const year = 31_536_000;

/** Size limit of the cache of drawn cards, in bytes: some two hundred. */
const mostBytes = 20 * 1024 * 1024;
const cards = boundedCache<Buffer>((card) => card.length, mostBytes);

const shareHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000',
};

/**
 * Responds to `/share/{slug}/{version}.jpg` with the share card of a published gig, drawn once and kept for a year. The
 * address of an earlier version leads to the card of now, so there is one card of each gig; any other address gets 404.
 */
export async function answerShareCard(req: IncomingMessage, res: ServerResponse): Promise<void> {
  await withRequestContext(
    req,
    res,
    () => '/share/:slug/:version.jpg',
    async () => {
      const sent = await withTimeout(answer(req), deadlineMs, 'The card was not drawn in time.').catch(
        errorResponse,
      );
      await sendResponse(req, res, { ...sent, headers: { ...shareHeaders, ...sent.headers } });
    },
  );
}

async function answer({ method, url = '/' }: IncomingMessage): Promise<PageResponse> {
  if (method !== 'GET' && method !== 'HEAD')
    return plainResponse(405, 'Cards can only be read.', { Allow: 'GET, HEAD' });
  const [, slug = '', version = ''] = /^\/share\/([^/?]+)\/([\w-]+)\.jpg(?:\?|$)/.exec(url) ?? [];
  const part = await readGigPart(slug);
  const gig = part?.gig;
  if (!part || !gig?.slug) return plainResponse(404, 'There is no such card.');
  if (slug !== gig.slug || version !== part.version) return redirect(shareCardPath(gig.slug, part.version));
  const body = await cards(`${slug} ${version}`, async () =>
    drawCard(gig, gig.img ? await readPicture(gig.img, part.media[gig.img]) : undefined),
  );
  return { status: 200, headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': cachingOf(part) }, body };
}

/** The part of a gig as guests see it now, also by a former slug; undefined if they don't. One read, or two. */
async function readGigPart(slug: string): Promise<GigPart | undefined> {
  if (!isGigSlug(slug)) return undefined;
  const part = await readPublished(slug);
  return part?.movedTo ? readPublished(part.movedTo) : part;
}

async function readPublished(slug: string): Promise<GigPart | undefined> {
  const name = gigPart(slug);
  const stored = await readDocument<PartJson<typeof name>>(`published/${name}`);
  const json = stored && withoutEnded(stored, new Date());
  return json && readPart(name, json);
}

/** For a year, or until guests no longer see the gig. */
function cachingOf(part: GigPart): string {
  const until = Math.min(...endsOf(part).map(Number)) - Date.now();
  if (until === Infinity) return `public, max-age=${year}, immutable`;
  return `public, max-age=${Math.max(0, Math.floor(until / 1_000))}`;
}

/** To the card of now, for a minute. */
function redirect(address: string): PageResponse {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=0, s-maxage=60',
    Location: address,
  };
  return { status: 302, headers, body: `Redirecting to ${address}\n` };
}
