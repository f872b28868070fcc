import {
  byDate,
  customPage,
  fileNames,
  gig,
  gigPart,
  gigsPart,
  gigsShown,
  isPast,
  legalPart,
  menuPart,
  monthPart,
  pagePart,
  playedGigs,
  publishedNotice,
  readContent,
  readSite,
  singleId,
  toJson,
  upcomingGigs,
  website,
  type Json,
  type Menu,
  type Gig,
  type PartName,
  type Published,
  type CustomPage,
  type SiteJson,
} from '@venue/domain';
import type { Documents } from '../kinds/change.ts';
import type { DocumentData } from 'firebase-admin/firestore';
import { fixedImages } from '../uploads/fixed-images.ts';
import type { UnsealedPart } from '../kinds/unsealed-part.ts';
import { toPublicRecord, isPublicAt } from './to-public-record.ts';
import { gigPage, gigPages } from '../kinds/gigs/gig-pages.ts';
import { formerRoutesOf } from '../kinds/custom-pages/former-url-names.ts';
import { readRecordPath } from '../kinds/record-paths.ts';

/** The result of composing a save: the site without version and media, and the changed parts; undefined deletes one. */
export type Composition = {
  site: Omit<SiteJson, keyof Published | 'publishedAt' | 'parts'>;
  parts: Map<PartName, UnsealedPart | undefined>;
  /** The gig pages that the site names; undefined when they are those of before. */
  namedPages?: Set<PartName>;
};

/**
 * Composes the effect of changed records on the published site: their parts, and the site's own texts, navigation and
 * next gigs. Everything else is copied from `site`. With `nothingPublished` and all documents it composes the whole
 * site. What guests don't see at `now` is in none of it.
 * @param changed paths of the records that changed
 * @param before the changed records before the change
 * @param after the changed records after it, with both legal texts if one of them changed
 * @param gigs the gigs after it: with `needsGigs` at least those of the changed gigs' months, the next and the latest
 */
export function compose(
  site: SiteJson,
  changed: Iterable<string>,
  before: Documents,
  after: Documents,
  gigs: Gig[],
  now: Date,
): Composition {
  const parts: Composition['parts'] = new Map();
  const next: Composition['site'] = { ...site };
  for (const path of changed) {
    const { kind, id } = readRecordPath(path);
    // Guests see what it changes in other records.
    if (kind === 'closedTonight') continue;
    const record = readForGuests(path, after.get(path), now);
    if (kind === 'notice') {
      next.notice = toJson(publishedNotice(readContent(kind, id, after.get(path) ?? {}), now));
    } else if (kind === 'website' || kind === 'openingHours') {
      const saved = toJson(record ?? readContent(kind, id, {}));
      Object.assign(next, { [kind]: saved });
    } else if (kind === 'menus') {
      const menu = record as Menu | undefined;
      parts.set(menuPart(id), menu && { content: { menu }, files: [] });
      next.menus = replace(next.menus, id, menu && toJson(tabOf(menu)), byPosition);
    } else if (kind === 'routes') {
      const page = record as CustomPage | undefined;
      parts.set(
        pagePart(id),
        page && { content: { customPage: page }, files: namedFiles(fileNames(customPage, page)) },
      );
      next.customPages = replace(
        next.customPages,
        id,
        page && toJson(linkOf(page, formerRoutesOf(after.get(path)))),
        byCreation,
      );
    } else if (kind === 'events') {
      for (const month of monthsOf(path, before, after)) parts.set(month, undefined);
      for (const [name, draft] of gigPages(before.get(path), after.get(path), record as Gig | undefined))
        parts.set(name, draft);
    } else parts.set(legalPart, legalTexts(after));
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
  for (const [month, held] of months) parts.set(month, { content: { gigs: held }, files: filesOfGigs(held) });
  if (!site.parts[legalPart]) parts.set(legalPart, legalTexts(after));
  if (!needsGigs(site, changed, now)) return { site: next, parts };
  const { upcoming, past } = shownGigs(ascending, now);
  parts.set(gigsPart, { content: { upcoming, past }, files: filesOfGigs([...upcoming, ...past]) });
  next.nextGigs = toJson(upcoming.map(toSummary));
  const namedPages = new Set<PartName>();
  for (const shown of [...upcoming, ...past]) {
    if (!shown.slug) continue;
    const name = gigPart(shown.slug);
    namedPages.add(name);
    parts.set(name, gigPage(shown));
  }
  return { site: next, parts, namedPages };
}

/** A stored record as guests see it at a time; undefined if they don't. */
function readForGuests(path: string, data: DocumentData | undefined, now: Date) {
  const { kind, id } = readRecordPath(path);
  const record = data && readContent(kind, id, data);
  return record && isPublicAt(record, now) ? toPublicRecord(kind, record) : undefined;
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

/** Whether the next gigs have to be composed again: a gig changed, or one of them is over. */
export function needsGigs(site: SiteJson, changed: Iterable<string>, now: Date): boolean {
  const isOver = readSite(site).nextGigs.some((gig) => isPast(gig, now));
  return isOver || !site.parts[gigsPart] || [...changed].some((path) => path.startsWith('events/'));
}

/** The parts of a gig's months before and after the change; none for a gig without a date. */
export function monthsOf(path: string, before: Documents, after: Documents): PartName[] {
  return [before.get(path), after.get(path)].flatMap((data) => {
    const { datetime } = data ? readContent('events', '', data) : {};
    return datetime ? [monthPart(datetime)] : [];
  });
}

/** The gigs among stored documents. */
export function gigsOf(documents: Documents): Gig[] {
  return [...documents].flatMap(([path, data]) => {
    const { kind, id } = readRecordPath(path);
    return kind === 'events' ? [readContent(kind, id, data)] : [];
  });
}

/** The pictures and videos of the site itself: those of the settings and of the build's own pages. */
export function filesOfSite(site: Pick<SiteJson, 'website'>): string[] {
  return namedFiles([...fileNames(website, site.website), ...fixedImages()]);
}

function filesOfGigs(gigs: readonly Gig[]): string[] {
  return namedFiles(gigs.flatMap((each) => fileNames(gig, each)));
}

/** Unique and sorted, without names with a slash, which would be paths into other collections. */
function namedFiles(files: string[]): string[] {
  return [...new Set(files)].filter((file) => file !== '' && !file.includes('/')).sort();
}

function legalTexts(documents: Documents): UnsealedPart {
  const [termsAndConditions, privacyPolicy] = (['termsAndConditions', 'privacyPolicy'] as const).map((kind) =>
    readContent(kind, singleId, documents.get(`${kind}/${singleId}`) ?? {}),
  );
  return { content: { termsAndConditions, privacyPolicy }, files: [] };
}

function tabOf({ contents, ...menu }: Menu) {
  return { ...menu, wines: contents.filter(({ elementType }) => elementType === 'WineItem').length };
}

function linkOf({ _id, title, route, showUntil, createdAt, updatedAt }: CustomPage, formerRoutes: string[]) {
  const former = formerRoutes.length > 0 ? { formerRoutes } : {};
  return { _id, title, route, ...former, showUntil, createdAt, updatedAt };
}

type Ordered<T> = (a: T, b: T) => number;

/** The list with the entry of an id replaced, added or removed. */
function replace<T extends { _id: string }>(list: T[], id: string, entry: T | undefined, order: Ordered<T>) {
  return [...list.filter(({ _id }) => _id !== id), ...(entry ? [entry] : [])].sort(
    // Equal entries are in the order of their ids, as in their collection.
    (a, b) => order(a, b) || (a._id < b._id ? -1 : 1),
  );
}

const byPosition: Ordered<{ position: number }> = (a, b) => a.position - b.position;
const byCreation: Ordered<Json<{ createdAt?: Date }>> = (a, b) =>
  Date.parse(a.createdAt ?? '1970') - Date.parse(b.createdAt ?? '1970');
const byDateAndId: Ordered<Gig> = (a, b) => byDate(a, b) || (a._id < b._id ? -1 : 1);
