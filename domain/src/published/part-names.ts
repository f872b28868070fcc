import { localDay } from '../time/dates.ts';

/** Name of the gigs that are on next and of those that were on last. */
export const gigsPart = 'gigs';

/** Name of the legal texts. */
export const legalPart = 'legal';

/** The parts that the site is published in besides `site`; a document and a file are named so. */
export type PartName =
  typeof gigsPart | typeof legalPart | `gigs-${string}` | `menu-${string}` | `page-${string}`;

/** Name of the part that holds a menu. */
export function menuPart(id: string): `menu-${string}` {
  return `menu-${id}`;
}

/** Name of the part that holds a custom page. */
export function pagePart(id: string): `page-${string}` {
  return `page-${id}`;
}

/** Name of the part that holds the gigs of a moment's month, "gigs-2026-11", by the venue's calendar. */
export function monthPart(date: Date): `gigs-${string}` {
  return `gigs-${localDay(date).slice(0, 7)}`;
}

/** Whether a part holds the gigs of one month. */
export function isMonthPart(name: string): name is `gigs-${string}` {
  return name.startsWith('gigs-');
}
