import type { PublishedSite } from '@venue/domain';
import { Router, type Response } from 'express';
import { gigToAdd, writeCalendar } from './calendar.ts';
import { writeSitemap } from './sitemap.ts';

/**
 * What search engines and calendars fetch: /sitemap.xml, /events.ics to subscribe to, and /events/{id}.ics
 * to add one gig. Express adds the ETag and answers 304.
 * @param readSite the published site, which may be some seconds old
 */
export function feedRoutes(readSite: () => Promise<PublishedSite>): Router {
  const router = Router();

  router.get('/sitemap.xml', async (_req, res) => {
    keepFor(res, 600)
      .type('application/xml')
      .send(writeSitemap(await readSite(), new Date()));
  });

  router.get('/events.ics', async (_req, res) => {
    const site = await readSite();
    sendCalendar(res, 'gigs', writeCalendar(site.events, site));
  });

  /** One gig that is still to come. 404 for any other, kept by nobody: it may be published in a moment. */
  router.get('/events/:id.ics', async (req, res) => {
    const site = await readSite();
    const event = gigToAdd(site, req.params.id, new Date());
    if (event) sendCalendar(res, fileName(event.artist), writeCalendar([event], site));
    else res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('There is no such gig.\n');
  });

  return router;
}

/** Phones show an inline calendar as an event to add; other browsers save it under the given name. */
function sendCalendar(res: Response, name: string, text: string): void {
  keepFor(res, 60)
    .set('Content-Disposition', `inline; filename="${name}.ics"`)
    .type('text/calendar; charset=utf-8')
    .send(text);
}

function keepFor(res: Response, seconds: number): Response {
  return res.set('Cache-Control', `public, max-age=${seconds}, stale-while-revalidate=86400`);
}

/** "The Drowned Lamps" as "the-drowned-lamps": a header's file name is plain ASCII. */
function fileName(artist: string): string {
  const words = artist
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'gig';
}
