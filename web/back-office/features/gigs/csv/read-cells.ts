/* Dates and times as people and spreadsheets write them. */

/** The calendar day of "2026-11-27" or, day first, "27/11/2026", as spreadsheets in Europe save it; YYYY-MM-DD. */
export function readDay(cell: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell);
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell);
  const [year, month, day] = iso ? iso.slice(1) : (dayFirst?.slice(1).reverse() ?? []);
  if (!year || !month || !day) return undefined;
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${found}T12:00:00Z`);
  // 31 November would be 1 December.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(found) ? found : undefined;
}

/** The time of "21:30", "21.30", "21:30:00", "9:30 pm" or "9pm"; HH:mm. */
export function readTime(cell: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.](\d\d))?(?:[:.]\d\d)?\s*([ap])?\.?(?:m\.?)?$/i.exec(cell);
  const [, hours = '', minutes, half] = found ?? [];
  if (!found || (minutes === undefined && half === undefined)) return undefined;
  const isAfternoon = half?.toLowerCase() === 'p';
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return undefined;
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes ?? 0) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}

/** A cell without the apostrophe that keeps a spreadsheet from reading it as a formula. */
export function readText(cell: string): string {
  return cell.trim().replace(/^'(?='*[=+\-@])/, '');
}
