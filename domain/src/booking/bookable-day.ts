import * as messages from '../messages.ts';
import { clockText } from '../opening-hours/opening-times.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import { fromLocalInput, localDay, toLocalInput } from '../time/dates.ts';
import { nextDay } from '../time/night.ts';
import {
  checkBookingTime,
  describeBookableDay,
  lastBookableDay,
  tablesOn,
  whyClosed,
  type DayTables,
} from './booking-time.ts';

/** Minutes between the times that the booking form offers. */
const step = 15;

/** A calendar day as the booking form offers it. */
export type BookableDay = {
  /** The times to choose from, "17:30", each accepted by `checkBookingTime`; empty when there are no tables. */
  times: string[];
  /** What guests read before they choose a time. */
  hint: string;
  /** What guests read when they send the form for a day without tables. */
  problem?: string;
  /** The next day with tables, YYYY-MM-DD, for a day without; missing when there is none within a year. */
  next?: string;
};

/** What the booking form offers on a day (YYYY-MM-DD); undefined when the opening hours of that day cannot be read. */
export function bookableDay(hours: OpeningHours, date: string, now: Date): BookableDay | undefined {
  const [times, hint] = [bookableTimes(hours, date, now), describeBookableDay(hours, date)];
  if (!times || hint === undefined) return undefined;
  if (times.length > 0) return { times, hint };
  const problem = whyNoTables(hours, date, now);
  const next = nextBookableDay(hours, date, now);
  return { times, hint: whyClosed(hours, date) ? hint : problem, problem, ...(next && { next }) };
}

/** Quarter hours of the day's tables that are not past. A period without one offers its first table. */
function bookableTimes(hours: OpeningHours, date: string, now: Date): string[] | undefined {
  const times = tablesOn(hours, date)?.flatMap(quarterHours).map(clockText);
  if (!times) return undefined;
  const isOffered = (time: string) => {
    const moment = `${date}T${time}`;
    // On the night the clocks go forward, an hour does not exist.
    return (
      toLocalInput(fromLocalInput(moment)) === moment &&
      checkBookingTime({ date, time }, hours, now) === 'open'
    );
  };
  return [...new Set(times)].sort().filter(isOffered);
}

function quarterHours({ from, to }: DayTables[number]): number[] {
  const first = Math.ceil(from / step) * step;
  if (first > to) return [from];
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}

function whyNoTables(hours: OpeningHours, date: string, now: Date): string {
  if (date < localDay(now)) return messages.bookingDatePast;
  if (date > lastBookableDay(now)) return messages.bookingTooFarAhead;
  return whyClosed(hours, date) ?? messages.noTablesLeft;
}

function nextBookableDay(hours: OpeningHours, date: string, now: Date): string | undefined {
  const today = localDay(now);
  let day = date < today ? today : nextDay(date);
  for (const last = lastBookableDay(now); day <= last; day = nextDay(day)) {
    if (bookableTimes(hours, day, now)?.length) return day;
  }
  return undefined;
}
