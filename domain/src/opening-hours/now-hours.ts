import { fromLocalInput, localDay } from '../time/dates.ts';
import { nextDay, nightOf } from '../time/night.ts';
import { hoursOn } from './day-hours.ts';
import type { OpeningHours } from './opening-hours.ts';
import { clockText } from './opening-times.ts';
import { readAreas, type HoursArea } from './read-areas.ts';

/** An area at a moment. */
export type AreaNow = {
  name: string;
  isOpen: boolean;
  /** When it closes, if it is open; missing if it does not within a week. */
  until?: Date;
  /** When it opens, if it is closed; missing if that is not known. */
  opensNext?: Date;
};

/** How far to look for the next opening, in days: past any closure for the winter. */
const lookAhead = 366;

const week = 7 * 24 * 60 * 60 * 1_000;

/**
 * What is open at a moment, for each area of the opening hours in their order, without those whose hours of that day
 * cannot be read: nobody knows whether they are open. Exact on the nights on which the clocks
 * change, by the rules of `fromLocalInput`. Periods that follow each other without a gap are one.
 */
export function areasAt(hours: OpeningHours, now: Date): AreaNow[] {
  return readAreas(hours).areas.flatMap((area) => {
    const state = stateOf(hours, area, now);
    return state ? [{ name: area.name, ...state }] : [];
  });
}

function stateOf(hours: OpeningHours, area: HoursArea, now: Date): Omit<AreaNow, 'name'> | undefined {
  const today = localDay(now);
  let until: Date | undefined;
  // Yesterday's last period may end today.
  for (let ahead = -1; ahead <= lookAhead; ahead += 1) {
    const day = nextDay(today, ahead);
    if (until && fromLocalInput(`${day}T00:00`) > until) break;
    const { spans } = hoursOn(hours, area, day);
    if (!spans) {
      if (until) break;
      if (day === nightOf(now) || day === today) return undefined;
      if (day > today) return { isOpen: false };
    }
    for (const span of spans ?? []) {
      const opens = momentOf(day, span.opens);
      const closes = momentOf(day, span.closes);
      // A period within an hour that the clocks skip has no length.
      if (closes <= now || closes <= opens) continue;
      if (!until && opens > now) return { isOpen: false, opensNext: opens };
      if (until && opens > until) return { isOpen: true, until };
      if (!until || closes > until) until = closes;
    }
    if (until && until.getTime() > now.getTime() + week) return { isOpen: true };
  }
  return until ? { isOpen: true, until } : { isOpen: false };
}

/** The moment some minutes after a day's midnight on the venue's clock; above 1440 on the next day. */
function momentOf(day: string, minutes: number): Date {
  const dayMinutes = 24 * 60;
  return fromLocalInput(`${nextDay(day, Math.floor(minutes / dayMinutes))}T${clockText(minutes)}`);
}
