import { kindNames, kindOf, kinds, type KindName } from '../kinds.ts';
import { singleId } from '../record/kind.ts';
import { localDay } from '../time/dates.ts';

type PublishingOf<K extends KindName> = (typeof kinds)[K]['publish'];

/** The kinds of which each record has a part of its own. */
export type PartKind = {
  [K in KindName]: PublishingOf<K> extends { in: 'part' } ? K : never;
}[KindName];

/** The kinds whose live records share one part. */
export type ListKind = {
  [K in KindName]: PublishingOf<K> extends { in: 'list' } ? K : never;
}[KindName];

/** Name of the part that the records of a kind share. */
export type ListPartName<K extends ListKind> = {
  [P in ListKind]: PublishingOf<P> extends { part: infer Name extends string } ? Name : never;
}[K];

/** Name of the part of a kind's record. */
export type RecordPartName<K extends PartKind> = {
  [P in PartKind]: (typeof kinds)[P] extends { list: 'single'; publish: { part: infer Name extends string } }
    ? Name
    : (typeof kinds)[P] extends { publish: { part: infer Start extends string } }
      ? `${Start}${string}`
      : never;
}[K];

/** Name of the part with the next and the latest gigs. */
export const gigsPart = 'gigs';

/** Names of the published parts besides `site`; their documents and files have the same names. */
export type PartName =
  | typeof gigsPart
  | `gigs-${string}`
  | `gig-${string}`
  | { [K in PartKind]: RecordPartName<K> }[PartKind]
  | { [K in ListKind]: ListPartName<K> }[ListKind];

/** Name of the part of a record. */
export function recordPart<K extends PartKind>(kind: K, id: string): RecordPartName<K> {
  const { list, publish } = kinds[kind];
  return (list === 'single' ? publish.part : `${publish.part}${id}`) as RecordPartName<K>;
}

/** The kind whose record has the part, or whose records share it; undefined for the parts of gigs. */
export function kindOfPart(name: string): KindName | undefined {
  return kindNames.find((kind) => {
    const { list, publish } = kindOf(kind);
    if (publish.in === 'list') return name === publish.part;
    return (
      publish.in === 'part' && (list === 'single' ? name === publish.part : name.startsWith(publish.part))
    );
  });
}

/** The parts that are there once, each with the only record of its kind. */
export function singleParts(): PartName[] {
  return kindNames
    .filter((kind) => kindOf(kind).list === 'single' && kindOf(kind).publish.in === 'part')
    .map((kind) => recordPart(kind as PartKind, singleId));
}

/** Whether there can be a part of that name. */
export function isPartName(name: string): name is PartName {
  const isKnown = name === gigsPart || isMonthPart(name) || isGigPart(name) || kindOfPart(name) !== undefined;
  return isKnown && /^\w+(-[\w-]+)?$/.test(name);
}

/** Name of a menu's part. */
export function menuPart(id: string): `menu-${string}` {
  return recordPart('menus', id);
}

/** Name of a custom page's part. */
export function pagePart(id: string): `page-${string}` {
  return recordPart('routes', id);
}

/** Name of the part of one gig's page. */
export function gigPart(slug: string): `gig-${string}` {
  return `gig-${slug}`;
}

/**
 * Whether a part is that of one gig's page. There is one for each gig that ever was, so the site names only those of
 * the gigs in the part `gigs`; the others are looked up by name.
 */
export function isGigPart(name: string): name is `gig-${string}` {
  return name.startsWith('gig-');
}

/** Name of the part with the gigs of a month on the venue's calendar: "gigs-2026-11". */
export function monthPart(date: Date): `gigs-${string}` {
  return `gigs-${localDay(date).slice(0, 7)}`;
}

/** Whether a part holds the gigs of one month. */
export function isMonthPart(name: string): name is `gigs-${string}` {
  return name.startsWith('gigs-');
}
