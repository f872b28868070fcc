import { writeZone, zoneTable } from '@venue/domain';

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
