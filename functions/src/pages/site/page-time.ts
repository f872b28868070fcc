import { endsOf, type SiteJson } from '@venue/domain';

/** Resolution of the clock on pages, in ms: within a minute, the same content gives the same page. */
const minute = 60_000;

/**
 * The time that a page rendered now shows, in ms: the start of the minute, or the moment within it at which something
 * on it has started or ended. Nobody gets a notice or a menu that is over from memory.
 */
export function pageTime(site: SiteJson, clock: number): number {
  const passed = momentsOf(site).filter((time) => time <= clock);
  return Math.max(Math.floor(clock / minute) * minute, ...passed);
}

/**
 * How long something rendered from a site may be cached, in seconds: a minute, and never past the next moment at which
 * it changes.
 */
export function cacheSeconds(site: SiteJson, clock: number): number {
  const ahead = momentsOf(site).filter((time) => time > clock);
  return Math.ceil(Math.min(minute, ...ahead.map((time) => time - clock)) / 1_000);
}

/** The starts and ends of the notice, of menus, pages and gigs. */
function momentsOf(site: SiteJson): number[] {
  const { notice, nextChangeAt } = site;
  const notices = notice
    ? [notice, ...(notice.earlier ?? [])].flatMap(({ from, until }) => [from, until])
    : [];
  const all = [...notices, nextChangeAt].flatMap((time) => (time ? Date.parse(time) : []));
  return [...all, ...endsOf(site).map(Number)];
}
