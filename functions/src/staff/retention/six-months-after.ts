/** The expiry of guests' data and emails, as the privacy policy promises. */
export function sixMonthsAfter(day: Date): Date {
  const end = new Date(day);
  end.setUTCMonth(end.getUTCMonth() + 6);
  return end;
}
