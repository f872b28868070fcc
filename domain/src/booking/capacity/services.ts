import { hoursOn } from '../../opening-hours/day-hours.ts';
import type { OpeningHours } from '../../opening-hours/opening-hours.ts';
import { clockText } from '../../opening-hours/opening-times.ts';
import { findArea } from '../../opening-hours/read-areas.ts';
import type { Span } from './asked.ts';
import type { CapacityRules } from './capacity-rules.ts';
import { clockMinutes, dayMinutes, eveningEnds, eveningOpens, type EveningClock } from './evening-clock.ts';

/**
 * The hours of an area on an evening (YYYY-MM-DD): of its special day, closed tonight included, or else of its week.
 * Empty when closed; undefined when they cannot be read, or no area has that name.
 */
export function eveningHours(
  hours: Pick<OpeningHours, 'contents' | 'specialDays'>,
  area: string,
  evening: string,
): Span[] | undefined {
  const found = findArea(hours, area);
  const spans = found && hoursOn(hours, found, evening).spans;
  return spans?.map(({ opens, closes }) => ({ opens: clockText(opens), closes: clockText(closes) }));
}

/** A service, lunch or dinner: one period of opening, in wall minutes. */
type Service = { opens: number; lastTable: number };

/** The services of an evening, in the order of their opening. */
function servicesOf(
  hours: readonly Span[],
  { lastBookingMinutes }: Pick<CapacityRules, 'lastBookingMinutes'>,
) {
  return hours
    .map((span): Service => {
      const [opens, until] = [clockMinutes(span.opens), clockMinutes(span.closes)];
      const closes = until > opens ? until : until + dayMinutes;
      return { opens, lastTable: Math.max(opens, closes - lastBookingMinutes) };
    })
    .sort((a, b) => a.opens - b.opens);
}

/**
 * The minutes at which tables are given out: whole slots of the clock from each opening to its last table, and the
 * opening itself where there is none. A time that the clock skips is no time, and one that it repeats is its first.
 */
export function bookableMinutes(
  hours: readonly Span[],
  rules: Pick<CapacityRules, 'lastBookingMinutes' | 'slotMinutes'>,
  clock: EveningClock,
): number[] {
  const walls = servicesOf(hours, rules).flatMap((service) => slotsOf(service, rules.slotMinutes));
  const minutes = walls
    .filter((wall) => wall >= eveningOpens && wall < eveningEnds)
    .filter((wall) => clock.wallOf(clock.minuteOf(wall)) === wall)
    .map((wall) => clock.minuteOf(wall));
  return [...new Set(minutes)].sort((a, b) => a - b);
}

function slotsOf({ opens, lastTable }: Service, slotMinutes: number): number[] {
  const first = Math.ceil(opens / slotMinutes) * slotMinutes;
  if (first > lastTable) return [opens];
  const count = Math.floor((lastTable - first) / slotMinutes) + 1;
  return Array.from({ length: count }, (_, place) => first + place * slotMinutes);
}

/**
 * The place of the service that a minute belongs to: the last one that has opened by then, or else the first. On a
 * closed evening all belong together.
 */
export function serviceReader(hours: readonly Span[], clock: EveningClock): (minute: number) => number {
  const openings = hours.map(({ opens }) => clock.minuteOf(clockMinutes(opens))).sort((a, b) => a - b);
  return (minute) =>
    Math.max(
      0,
      openings.findLastIndex((opens) => opens <= minute),
    );
}
