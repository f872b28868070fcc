const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Whether a text such as "26 December", "24 – 26 Dec" or "26.12." names a calendar day (YYYY-MM-DD). Staff type dates
 * as days of the week; on such a day the hours are not known.
 */
export function namesDate(text: string, date: string): boolean {
  const words = text.toLowerCase();
  const [year = '', month = 0, day = 0] = [date.slice(0, 4), Number(date.slice(5, 7)), Number(date.slice(8))];
  const otherYear = /\b(20\d\d)\b/.exec(words);
  if (otherYear && otherYear[1] !== year) return false;
  if (new RegExp(`\\b0?${day}[./]0?${month}\\b`).test(words)) return true;
  if (!new RegExp(`\\b${months[month - 1]}`).test(words)) return false;
  const days = [...words.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)?\b(?:\s*(?:[-–—]|to\b)\s*(\d{1,2})\b)?/g)];
  return days.some(([, first, last = first]) => Number(first) <= day && day <= Number(last));
}
