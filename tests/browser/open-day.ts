/**
 * The next such weekday (0 for Sunday) at least some days ahead, YYYY-MM-DD, outside of Christmas and New Year, when
 * the demo venue has special days.
 */
export function nextWeekday(weekday: number, daysAhead = 21): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  while (day.getUTCDay() !== weekday || isHoliday(day)) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** The last Sunday of a month of 31 days (YYYY-MM), as YYYY-MM-DD: in March and October the clocks change. */
export function lastSundayOf(month: string): string {
  const day = new Date(`${month}-31`);
  day.setUTCDate(day.getUTCDate() - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

function isHoliday(day: Date): boolean {
  return day.getUTCMonth() === 11 && day.getUTCDate() >= 24;
}
