import { clockText, comingSpecialDays, hoursOn, isWholeHouse, nextDay, sameArea } from '@venue/domain';
import type { HoursArea, OpeningHours, OpenSpan } from '@venue/domain';
import type { OpeningHoursSpecification } from 'schema-dts';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const dayMinutes = 24 * 60;

/** The most special days listed for search engines. */
const mostDays = 120;

/**
 * The week of some areas as schema.org data: the hours in which any of them is open. A day that is left out reads as
 * closed, so where nobody can tell whether one of them is open on some day, nothing is said about the week.
 */
export function weekData(areas: HoursArea[]): OpeningHoursSpecification[] {
  const weeks = areas.flatMap(({ week }) => (week ? [week] : []));
  const days = dayNames.map((dayOfWeek, weekday) => {
    const onDay = weeks.map((week) => week[weekday]);
    const spans = joined(onDay.flatMap((each) => each ?? []));
    return { dayOfWeek, spans, isKnown: spans.length > 0 || !onDay.includes(undefined) };
  });
  if (!days.every(({ isKnown }) => isKnown)) return [];
  return days.flatMap(({ dayOfWeek, spans }) =>
    spans.map((span) => ({ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, ...times(span) })),
  );
}

/** The coming special days of some areas as schema.org data: their hours on each of these days. */
export function specialData(hours: OpeningHours, areas: HoursArea[], now: Date): OpeningHoursSpecification[] {
  const periods: { from: string; to: string; spans: OpenSpan[] }[] = [];
  for (const day of specialDates(hours, areas, now)) {
    const onDay = areas.map((area) => hoursOn(hours, area, day).spans);
    if (onDay.every((spans) => spans === undefined)) continue;
    const spans = joined(onDay.flatMap((each) => each ?? []));
    const last = periods.at(-1);
    if (last && nextDay(last.to) === day && isSame(last.spans, spans)) last.to = day;
    else periods.push({ from: day, to: day, spans });
  }
  return periods.flatMap(({ from, to, spans }) =>
    // "00:00" to "00:00" is how schema.org data says that a day is closed.
    (spans.length > 0 ? spans : [{ opens: 0, closes: 0 }]).map((span) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: from,
      validThrough: to,
      ...times(span),
    })),
  );
}

/** The days of the coming special days that concern one of the areas, in order. */
function specialDates(hours: OpeningHours, areas: HoursArea[], now: Date): string[] {
  const dates = new Set<string>();
  for (const special of comingSpecialDays(hours, now)) {
    if (!isWholeHouse(special) && !areas.some(({ name }) => sameArea(name, special.area))) continue;
    for (let day = special.from; day <= special.to && dates.size < mostDays; day = nextDay(day))
      dates.add(day);
  }
  return [...dates].sort();
}

/** Periods in order, with overlapping and adjacent ones merged. */
function joined(spans: OpenSpan[]): OpenSpan[] {
  const found: OpenSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.opens - b.opens)) {
    const last = found.at(-1);
    if (last && span.opens <= last.closes) last.closes = Math.max(last.closes, span.closes);
    else found.push({ ...span });
  }
  return found;
}

/** A whole day ends a minute early: a period that closes when it opens reads as closed. */
function times({ opens, closes }: OpenSpan) {
  return { opens: clockText(opens), closes: clockText(Math.min(closes, opens + dayMinutes - 1)) };
}

function isSame(a: OpenSpan[], b: OpenSpan[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
