import { hoursOn } from '../opening-hours/day-hours.ts';
import type { OpeningHours, SpecialDay } from '../opening-hours/opening-hours.ts';
import { clockText, type OpenSpan } from '../opening-hours/opening-times.ts';
import { findArea, readAreas, type HoursArea } from '../opening-hours/read-areas.ts';
import { isWholeHouse, specialDayOf } from '../opening-hours/special-days.ts';
import { localDay, toLocalInput } from '../time/dates.ts';
import { endOfNight, nextDay, nightOf } from '../time/night.ts';

/** What is closed from when until when: an area, or the whole house. */
export type Closure = { area: string; reason: string; from?: Date | undefined; until: Date };

const dayMinutes = 24 * 60;

/**
 * The special days that close an area, or the whole house, from tonight until a moment. A night that is closed in part
 * keeps its other times; one whose times cannot be read is closed as a whole. The day after the last night has one,
 * too, if its hours change before that night ends.
 */
export function closedDays(hours: OpeningHours, closure: Closure, now: Date): SpecialDay[] {
  const areas = isWholeHouse(closure) ? readAreas(hours).areas : [findArea(hours, closure.area)];
  const named = areas.filter((area) => area !== undefined);
  const nights = nightsOf(closure, now);
  const days = nights.reduce<SpecialDay[]>((before, night) => {
    const { from, until, isToItsEnd } = withinNight(closure, night, now);
    if (from === -Infinity && isToItsEnd) return addNight(before, hours, closure, named, night);
    const rest = named.flatMap((area) => {
      const { spans } = hoursOn(hours, area, night);
      const left = spans && without(spans, from, until).filter(({ opens }) => opens < dayMinutes);
      const isSame = left && timesOf(left) === timesOf(spans);
      return isSame ? [] : [specialDay(closure, area.name, night, timesOf(left ?? []))];
    });
    return [...before, ...rest];
  }, []);
  const mornings = nights
    .slice(-1)
    .flatMap((night) => named.flatMap((area) => morningAfter(hours, closure, area, night, now)));
  return [...days, ...mornings];
}

/**
 * The day after a night, if its hours change: a special day's times begin on its own calendar day, so what is left of
 * the night after midnight joins that day's own hours. A day whose hours cannot be read stays as it is.
 */
function morningAfter(
  hours: OpeningHours,
  closure: Closure,
  area: HoursArea,
  night: string,
  now: Date,
): SpecialDay[] {
  const day = nextDay(night);
  const { spans, special } = hoursOn(hours, area, day);
  if (!spans) return [];
  const { from, until, isToItsEnd } = withinNight(closure, night, now);
  // A closure until the end of the night also removes hours that run past 05:00.
  const ofNight = isToItsEnd ? [] : without(hoursOn(hours, area, night).spans ?? [], from, until);
  const late = ofNight
    .filter(({ opens }) => opens >= dayMinutes)
    .map(({ opens, closes }) => ({ opens: opens - dayMinutes, closes: closes - dayMinutes }));
  const times = timesOf([...late, ...without(spans, from - dayMinutes, until - dayMinutes)]);
  if (times === timesOf(spans)) return [];
  return [{ ...specialDay(closure, area.name, day, times), reason: special?.reason ?? '' }];
}

/** Tonight and the nights after it that the closure reaches into. */
function nightsOf({ until }: Closure, now: Date): string[] {
  const nights: string[] = [];
  const last = nightOf(new Date(until.getTime() - 1));
  for (let night = nightOf(now); night <= last; night = nextDay(night)) nights.push(night);
  return nights;
}

/** The closed part of a night in minutes after the day's midnight, and whether it lasts until the night ends. */
function withinNight({ from, until }: Closure, night: string, now: Date) {
  const isFirst = night === nightOf(now);
  return {
    from: isFirst && from ? minutesOf(night, from) : -Infinity,
    until: minutesOf(night, until),
    isToItsEnd: until >= endOfNight(night),
  };
}

/** A night that is closed as a whole: it lengthens the special day of the nights before it. */
function addNight(
  days: SpecialDay[],
  hours: OpeningHours,
  closure: Closure,
  areas: HoursArea[],
  night: string,
): SpecialDay[] {
  const name = isWholeHouse(closure) ? '' : (areas[0]?.name ?? closure.area);
  const before = days.find((day) => day.closed && day.area === name && nextDay(day.to) === night);
  const closed = before
    ? days.map((day) => (day === before ? { ...day, to: night } : day))
    : [...days, specialDay(closure, name, night, '')];
  // An area's own special day would keep it open.
  const own = isWholeHouse(closure)
    ? areas.filter((area) => {
        const special = specialDayOf(hours, area.name, night);
        return special && !isWholeHouse(special);
      })
    : [];
  return [...closed, ...own.map((area) => specialDay(closure, area.name, night, ''))];
}

function specialDay({ reason }: Closure, area: string, night: string, times: string): SpecialDay {
  return { from: night, to: night, area, closed: times === '', times, reason };
}

/** Minutes after a day's midnight on the venue's clock; above 1440 on the next day. */
function minutesOf(day: string, moment: Date): number {
  const days = (Date.parse(localDay(moment)) - Date.parse(day)) / (dayMinutes * 60_000);
  const [hour = 0, minute = 0] = toLocalInput(moment).slice(11).split(':').map(Number);
  return days * dayMinutes + hour * 60 + minute;
}

/** What is left of the periods without those minutes. */
function without(spans: OpenSpan[], from: number, until: number): OpenSpan[] {
  return spans
    .flatMap(({ opens, closes }) => [
      { opens, closes: Math.min(closes, from) },
      { opens: Math.max(opens, until), closes },
    ])
    .filter(({ opens, closes }) => opens < closes);
}

/** "17:00 – 20:00 & 21:00 – 22:00"; empty for none. */
function timesOf(spans: OpenSpan[] = []): string {
  return spans.map(({ opens, closes }) => `${clockText(opens)} – ${clockText(closes)}`).join(' & ');
}
