import { weekdayOf } from '../time/dates.ts';
import type { OpeningHours, SpecialDay } from './opening-hours.ts';
import { clockText, readTimes, type OpenSpan } from './opening-times.ts';
import { readAreas, type HoursArea } from './read-areas.ts';
import { specialDayOf } from './special-days.ts';

/** The hours of an area on a calendar day: a night that began on it belongs to it until its end. */
export type DayHours = {
  /** In the order of their opening; empty when closed, undefined when the hours cannot be read. */
  spans: OpenSpan[] | undefined;
  /** The special day that replaces the week. */
  special?: SpecialDay;
};

/** An area on a calendar day, with times as "17:30". A closing time up to the opening time is on the next day. */
export type DayArea = {
  name: string;
  closed: boolean;
  spans: { opens: string; closes: string }[];
  /** Why the hours differ from those of the week. */
  reason?: string;
  /** False when the hours of the day cannot be read; then neither `closed` nor `spans` say anything. */
  readable: boolean;
};

/** What is open on a calendar day (YYYY-MM-DD), for each area of the opening hours in their order. */
export function areasOn(hours: OpeningHours, day: string): DayArea[] {
  return readAreas(hours).areas.map((area) => {
    const { spans, special } = hoursOn(hours, area, day);
    return {
      name: area.name,
      closed: spans?.length === 0,
      spans: (spans ?? []).map(({ opens, closes }) => ({
        opens: clockText(opens),
        closes: clockText(closes),
      })),
      ...(special?.reason && { reason: special.reason }),
      readable: spans !== undefined,
    };
  });
}

/** The hours of one area on a calendar day (YYYY-MM-DD): those of its special day, or else of its week. */
export function hoursOn(hours: Pick<OpeningHours, 'specialDays'>, area: HoursArea, day: string): DayHours {
  const special = specialDayOf(hours, area.name, day);
  if (special) return { spans: sorted(special.closed ? [] : readTimes(special.times)), special };
  const isUnclear = area.otherDays.some((text) => namesDate(text, day));
  return { spans: isUnclear ? undefined : sorted(area.week?.[weekdayOf(day)]) };
}

function sorted(spans: OpenSpan[] | undefined): OpenSpan[] | undefined {
  return spans && [...spans].sort((a, b) => a.opens - b.opens);
}

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
