import { emptySite, legalPart, readPart, readSite, type MusicEvent, type Site } from '@venue/domain';
import { Router, type Response } from 'express';
import { log } from '../logging/log.ts';
import { readCalendarGigs } from './calendar-gigs.ts';
import { gigToAdd, writeCalendar } from './calendar.ts';
import { readCurrentPart } from './page-content.ts';
import type { PublishedReader } from './read-site.ts';
import { siteBuild } from './site-build.ts';

/**
 * What search engines and calendars fetch: /sitemap.xml, /events.ics to subscribe to, and /events/{id}.ics
 * to add one gig. Express adds the ETag and answers 304.
 */
export function feedRoutes(published: PublishedReader): Router {
  const router = Router();
  const calendar = calendarOf(published);

  router.get('/sitemap.xml', async (_req, res) => {
    const site = await currentSite(published);
    const legal = await readCurrentPart(legalPart, published);
    const { writeSitemap } = await siteBuild();
    keepFor(res, 600)
      .type('application/xml')
      .send(writeSitemap(site, legal && readPart(legalPart, legal), new Date()));
  });

  router.get('/events.ics', async (_req, res) => {
    const { publishedAt, gigs } = await calendar(new Date());
    sendCalendar(res, 'gigs', writeCalendar(gigs, publishedAt));
  });

  /** One gig that is still to come. 404 for any other, kept by nobody: it may be published in a moment. */
  router.get('/events/:id.ics', async (req, res) => {
    const now = new Date();
    const { publishedAt, gigs } = await calendar(now);
    const gig = gigToAdd(gigs, req.params.id, now);
    if (gig) sendCalendar(res, fileName(gig.artist), writeCalendar([gig], publishedAt));
    else res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('There is no such gig.\n');
  });

  return router;
}

type Calendar = { publishedAt: Date; gigs: MusicEvent[] };

/** The gigs that calendars show; those of the last time while the database does not answer. */
function calendarOf(published: PublishedReader): (now: Date) => Promise<Calendar> {
  let last: Calendar | undefined;
  return async (now) => {
    try {
      const { publishedAt } = await currentSite(published);
      last = { publishedAt, gigs: await readCalendarGigs(published, now) };
    } catch (error) {
      if (!last) throw error;
      log.warn('The calendar is served as it was read last.', {}, error);
    }
    return last;
  };
}

async function currentSite(published: PublishedReader): Promise<Site> {
  const site = await published.site();
  return site ? readSite(site) : emptySite;
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
