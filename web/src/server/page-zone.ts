import { zoneTable } from '@venue/domain';

const tables = new Map<number, string>();

/**
 * The venue's zone for all dates that a page may show, as JSON (`ZoneTable`): from the archive's of the last
 * three years to those of the next. Worked out once a year.
 */
export function pageZone(now: Date): string {
  const year = now.getUTCFullYear();
  const table = tables.get(year) ?? JSON.stringify(zoneTable(Date.UTC(year - 3, 0), Date.UTC(year + 2, 0)));
  tables.set(year, table);
  return table;
}
