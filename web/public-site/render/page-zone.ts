import { readZone, rememberZone, writeZone, zoneTable } from '@venue/domain';

/** For how many years after the build the built-in time zone data is complete. */
const yearsKnown = 10;

let used: string | undefined;
const tables = new Map<number, string>();

/**
 * The venue's time zone as text, for nearly all dates on a page: last year's, this year's and next year's.
 * Cached per year.
 */
export function pageZone(now: Date): string {
  const year = now.getUTCFullYear();
  const table = tables.get(year) ?? writeZone(zoneTable(Date.UTC(year - 1, 0), Date.UTC(year + 2, 0)));
  tables.set(year, table);
  return table;
}

/** The venue's time zone for the lifetime of a build, as text for `readByBuildZone`. */
export function buildZone(now: Date): string {
  const year = now.getUTCFullYear();
  return writeZone(zoneTable(Date.UTC(year - 2, 0), Date.UTC(year + yearsKnown, 0)));
}

/** Uses the build's time zone data for dates, because loading Node's takes a starting process 25 ms. */
export function readByBuildZone(zone: string): void {
  if (zone === used) return;
  rememberZone(readZone(zone));
  used = zone;
}
