import type { Json, Notice, SiteJson } from '@venue/domain';

/** How finely a page tells the time, in ms: within it the same content gives the same page. */
const minute = 60_000;

/**
 * The time that a page rendered now shows, in ms: the start of the minute, or the moment within it at which the notice
 * has started or ended. Nobody gets a notice that is over from memory.
 */
export function pageTime({ notice }: SiteJson, clock: number): number {
  const passed = momentsOf(notice).filter((time) => time <= clock);
  return Math.max(Math.floor(clock / minute) * minute, ...passed);
}

/** How long a page may be cached, in seconds: a minute, but never past the notice's next start or end. */
export function cacheSeconds({ notice }: SiteJson, clock: number): number {
  const ahead = momentsOf(notice).filter((time) => time > clock);
  return Math.ceil(Math.min(minute, ...ahead.map((time) => time - clock)) / 1_000);
}

/** An earlier version of this software published no notice. */
function momentsOf(notice: Json<Notice> | undefined): number[] {
  if (!notice) return [];
  const all = [notice, ...(notice.earlier ?? [])].flatMap(({ from, until }) => [from, until]);
  return all.flatMap((time) => (time ? Date.parse(time) : []));
}
