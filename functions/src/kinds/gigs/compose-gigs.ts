import {
  byDate,
  fileNames,
  gig,
  gigPart,
  gigsPart,
  gigsShown,
  isPast,
  monthPart,
  playedGigs,
  readContent,
  readSite,
  toJson,
  upcomingGigs,
  type Gig,
  type PartName,
  type SiteJson,
} from '@venue/domain';
import type { Documents } from '../change.ts';
import { namedFiles } from '../named-files.ts';
import { readRecordPath } from '../record-paths.ts';
import type { Composing, OwnParts } from '../server-kind.ts';
import { isPublicAt, readForGuests, toPublicRecord } from '../to-public-record.ts';
import { gigPage, gigPages } from './gig-pages.ts';

/**
 * Composes the effect of changed gigs: their pages, their months, the next and the latest gigs.
 * @param gigs the gigs after the change: at least those of the changed gigs' months, the next and the latest
 */
export function composeGigs({ site, changed, before, after, now }: Composing, gigs: Gig[]): OwnParts {
  const parts: OwnParts['parts'] = new Map();
  for (const path of changed) {
    for (const month of monthsOf(path, before, after)) parts.set(month, undefined);
    const shown = readForGuests('events', readRecordPath(path).id, after.get(path), now);
    for (const [name, draft] of gigPages(before.get(path), after.get(path), shown)) parts.set(name, draft);
  }
  const ascending = gigs
    .filter((each) => isPublicAt(each, now))
    .map((each) => toPublicRecord('events', each))
    .sort(byDateAndId);
  const months = new Map<PartName, Gig[]>();
  for (const gig of ascending) {
    const month = gig.datetime && monthPart(gig.datetime);
    if (month && parts.has(month)) months.set(month, [...(months.get(month) ?? []), gig]);
  }
  for (const [month, held] of months) parts.set(month, { content: { gigs: held }, files: filesOf(held) });
  if (!needsGigs(site, changed, now)) return { site: {}, parts };
  const { upcoming, past } = shownGigs(ascending, now);
  parts.set(gigsPart, { content: { upcoming, past }, files: filesOf([...upcoming, ...past]) });
  // Only these: with thousands of gigs the versions of their pages alone would be too much for `published/site`.
  const namedPages = new Set<PartName>();
  for (const shown of [...upcoming, ...past]) {
    if (!shown.slug) continue;
    const name = gigPart(shown.slug);
    namedPages.add(name);
    parts.set(name, gigPage(shown));
  }
  return { site: { nextGigs: toJson(upcoming.map(toSummary)) }, parts, namedPages };
}

/** Whether the next gigs have to be composed again: a gig changed, or one of them is over. */
export function needsGigs(site: SiteJson, changed: readonly string[], now: Date): boolean {
  const isOver = readSite(site).nextGigs.some((gig) => isPast(gig, now));
  return isOver || !site.parts[gigsPart] || changed.length > 0;
}

/** The parts of a gig's months before and after the change; none for a gig without a date. */
export function monthsOf(path: string, before: Documents, after: Documents): PartName[] {
  return [before.get(path), after.get(path)].flatMap((data) => {
    const { datetime } = data ? readContent('events', '', data) : {};
    return datetime ? [monthPart(datetime)] : [];
  });
}

/** The gigs of the part `gigs`. */
function shownGigs(ascending: readonly Gig[], now: Date) {
  const coming = upcomingGigs(ascending, now);
  const dated = coming.filter(({ datetime }) => datetime).slice(0, gigsShown.upcoming);
  return {
    upcoming: [...dated, ...coming.filter(({ datetime }) => !datetime)],
    past: playedGigs(ascending.toReversed(), now).slice(0, gigsShown.past),
  };
}

/** A gig as far as every page knows it: without what only the list of gigs and its own page show. */
function toSummary({ support: _s, doorsAt: _d, ticketLink: _t, sequence: _n, ...gig }: Gig): Gig {
  return { ...gig, artistLink: '', desc: '', img: '' };
}

function filesOf(gigs: readonly Gig[]): string[] {
  return namedFiles(gigs.flatMap((each) => fileNames(gig, each)));
}

function byDateAndId(a: Gig, b: Gig): number {
  return byDate(a, b) || (a._id < b._id ? -1 : 1);
}
