import {
  emptySite,
  isVisible,
  nothingPublished,
  readPart,
  readSite,
  singleParts,
  type Gig,
  type PartName,
  type Site,
} from '@venue/domain';
import { log } from '../../logging/log.ts';
import { plainResponse, type PageResponse } from './response.ts';
import { readCalendarGigs } from './calendar-gigs.ts';
import { gigToAdd, writeCalendar } from '../calendar/calendar.ts';
import { readCurrentPart } from '../site/page-content.ts';
import { cacheSeconds } from '../site/page-time.ts';
import type { PublishedReader } from '../site/read-site.ts';
import type { SiteBuild } from '../site/site-build.ts';

/** What search engines and calendars fetch. */
export function createFeeds(published: PublishedReader, siteBuild: () => Promise<SiteBuild>) {
  const readCalendar = calendarOf(published);

  /** How long an answer may be cached, in seconds: a minute, and at most until the site changes by itself. */
  async function cacheable(): Promise<number> {
    // Unknown while the database does not answer, which `calendarOf` logs: then for the usual time.
    const site = await published.site().catch(() => undefined);
    return cacheSeconds(site ?? nothingPublished, Date.now());
  }

  return {
    /** /sitemap.xml */
    sitemap: async (): Promise<PageResponse> => {
      const site = await currentSite(published);
      const parts: Parameters<SiteBuild['writeSitemap']>[1] = {};
      const read = async (name: PartName) => {
        const part = await readCurrentPart(name, published);
        if (part) Object.assign(parts, { [name]: readPart(name, part) });
      };
      await Promise.all(singleParts().map(read));
      const { writeSitemap } = await siteBuild();
      const body = writeSitemap(site, parts, new Date());
      const seconds = await cacheable();
      return { status: 200, headers: headersOf('application/xml', seconds), body };
    },

    /** /events.ics, to subscribe to. */
    calendar: async (): Promise<PageResponse> => {
      const { site, gigs } = await readCalendar(new Date());
      return answerCalendar('gigs', writeCalendar(gigs, site), await cacheable());
    },

    /** /events/{id}.ics: one gig that is still to come. 404 for any other, which may be published in a moment. */
    gig: async (id: string): Promise<PageResponse> => {
      const now = new Date();
      const { site, gigs } = await readCalendar(now);
      const gig = gigToAdd(gigs, id, now);
      if (!gig) return plainResponse(404, 'There is no such gig.');
      const seconds = await cacheable();
      return answerCalendar(gig.slug ?? 'gig', writeCalendar([gig], site), seconds);
    },
  };
}

type Calendar = { site: Site; gigs: Gig[] };

/** The gigs that calendars show; those of the last time while the database does not answer. */
function calendarOf(published: PublishedReader): (now: Date) => Promise<Calendar> {
  let last: Calendar | undefined;
  return async (now) => {
    try {
      const site = await currentSite(published);
      last = { site, gigs: await readCalendarGigs(published, now) };
    } catch (error) {
      if (!last) throw error;
      log.warn('The calendar is served as it was read last.', {}, error);
    }
    return { ...last, gigs: last.gigs.filter((gig) => isVisible(gig, now)) };
  };
}

async function currentSite(published: PublishedReader): Promise<Site> {
  const site = await published.site();
  return site ? readSite(site) : emptySite;
}

/** Phones show an inline calendar as an event to add; other browsers save it under the given name. */
function answerCalendar(name: string, body: string, seconds: number): PageResponse {
  const disposition = { 'Content-Disposition': `inline; filename="${name}.ics"` };
  return { status: 200, headers: { ...headersOf('text/calendar', seconds), ...disposition }, body };
}

function headersOf(type: string, seconds: number): Record<string, string> {
  return { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': `public, max-age=${seconds}` };
}
