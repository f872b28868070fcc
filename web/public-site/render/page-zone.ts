import { readZone, rememberZone, writeZone, zoneTable } from '@venue/domain';

/** How many years after its build a site is rendered without the platform's zone data. */
const yearsKnown = 10;

let used: string | undefined;
const tables = new Map<number, string>();

/**
 * The venue's zone, as text, for nearly all dates that a page may show: last year's, this year's and
 * the next one's. Worked out once a year.
 */
export function pageZone(now: Date): string {
  const year = now.getUTCFullYear();
  const table = tables.get(year) ?? writeZone(zoneTable(Date.UTC(year - 1, 0), Date.UTC(year + 2, 0)));
  tables.set(year, table);
  return table;
}

/** The venue's zone for the time that a build is online, as text for `readByBuildZone`. */
export function buildZone(now: Date): string {
  const year = now.getUTCFullYear();
  return writeZone(zoneTable(Date.UTC(year - 2, 0), Date.UTC(year + yearsKnown, 0)));
}

/** Has dates read by a build's zone: the first use of Node's own zone data takes a starting process 25 ms. */
export function readByBuildZone(zone: string): void {
  if (zone === used) return;
  rememberZone(readZone(zone));
  used = zone;
}
