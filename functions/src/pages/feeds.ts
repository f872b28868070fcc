import {
  emptySite,
  gigSlug,
  legalPart,
  readPart,
  readSite,
  type MusicEvent,
  type OpeningHours,
  type Site,
} from '@venue/domain';
import { log } from '../logging/log.ts';
import { plainAnswer, type Answer } from './answer.ts';
import { readCalendarGigs } from './calendar-gigs.ts';
import { gigToAdd, writeCalendar } from './calendar.ts';
import { readCurrentPart } from './page-content.ts';
import type { PublishedReader } from './read-site.ts';
import type { SiteBuild } from './site-build.ts';

/** What search engines and calendars fetch. */
export function createFeeds(published: PublishedReader, siteBuild: () => Promise<SiteBuild>) {
  const readCalendar = calendarOf(published);
  return {
    /** /sitemap.xml */
    sitemap: async (): Promise<Answer> => {
      const site = await currentSite(published);
      const legal = await readCurrentPart(legalPart, published);
      const { writeSitemap } = await siteBuild();
      const body = writeSitemap(site, legal && readPart(legalPart, legal), new Date());
      return { status: 200, headers: headersOf('application/xml', 600), body };
    },

    /** /events.ics, to subscribe to. */
    calendar: async (): Promise<Answer> => {
      const { publishedAt, hours, gigs } = await readCalendar(new Date());
      return answerCalendar('gigs', writeCalendar(gigs, publishedAt, hours));
    },

    /** /events/{id}.ics: one gig that is still to come. 404 for any other, which may be published in a moment. */
    gig: async (id: string): Promise<Answer> => {
      const now = new Date();
      const { publishedAt, hours, gigs } = await readCalendar(now);
      const gig = gigToAdd(gigs, id, now);
      if (!gig) return plainAnswer(404, 'There is no such gig.');
      return answerCalendar(gigSlug(gig.artist), writeCalendar([gig], publishedAt, hours));
    },
  };
}

type Calendar = { publishedAt: Date; hours: OpeningHours; gigs: MusicEvent[] };

/** The gigs that calendars show; those of the last time while the database does not answer. */
function calendarOf(published: PublishedReader): (now: Date) => Promise<Calendar> {
  let last: Calendar | undefined;
  return async (now) => {
    try {
      const { publishedAt, openingHours: hours } = await currentSite(published);
      last = { publishedAt, hours, gigs: await readCalendarGigs(published, now) };
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
function answerCalendar(name: string, body: string): Answer {
  const disposition = { 'Content-Disposition': `inline; filename="${name}.ics"` };
  return { status: 200, headers: { ...headersOf('text/calendar', 60), ...disposition }, body };
}

function headersOf(type: string, seconds: number): Record<string, string> {
  return { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': `public, max-age=${seconds}` };
}
