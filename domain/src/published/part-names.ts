import { localDay } from '../time/dates.ts';

/** Name of the part with the next and the latest gigs. */
export const gigsPart = 'gigs';

/** Name of the part with the legal texts. */
export const legalPart = 'legal';

/** Names of the published parts besides `site`; their documents and files have the same names. */
export type PartName =
  | typeof gigsPart
  | typeof legalPart
  | `gigs-${string}`
  | `gig-${string}`
  | `menu-${string}`
  | `page-${string}`;

/** Name of a menu's part. */
export function menuPart(id: string): `menu-${string}` {
  return `menu-${id}`;
}

/** Name of a custom page's part. */
export function pagePart(id: string): `page-${string}` {
  return `page-${id}`;
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
