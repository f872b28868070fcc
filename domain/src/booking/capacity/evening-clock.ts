import { clockText } from '../../opening-hours/opening-times.ts';
import { fromLocalInput, toLocalInput } from '../../time/dates.ts';
import { nextDay, nightOf } from '../../time/night.ts';
import { zoneOffset, zoneTable, type ZoneTable } from '../../time/zone.ts';

const minuteLength = 60_000;
export const dayMinutes = 24 * 60;

/** How far a clock reaches: turns and closures end before. No clock changes twice in three days. */
export const clockDays = 3;

type Change = ZoneTable['changes'][number];

/** A day and time as guests read them: the calendar's day, YYYY-MM-DD, and HH:mm on the venue's clock. */
export type DayTime = { date: string; time: string };

/** The first and the last minute of an evening on its clock: 05:00, and 05:00 on the day after. */
export const eveningOpens = 5 * 60;
export const eveningEnds = eveningOpens + dayMinutes;

/**
 * The minutes of one evening. A minute is counted in real time since 00:00 of the evening's date, so that a turn is as
 * long on the nights on which the clocks change. A wall minute is counted on the clock: half past midnight is 1470.
 */
export type EveningClock = {
  /** A time that the clock skips is an hour later, a repeated one its first occurrence. */
  minuteOf: (wall: number) => number;
  wallOf: (minute: number) => number;
  /** The minute that a moment is in. */
  minuteAt: (moment: Date) => number;
  momentOf: (minute: number) => Date;
};

/** The evening, YYYY-MM-DD, of a booking: 00:30 on Saturday is in Friday's. */
export function eveningOf({ date, time }: DayTime): string {
  return nightOf(fromLocalInput(`${date}T${time}`));
}

/** Wall minutes after midnight of an evening's date. */
export function wallMinutes(evening: string, { date, time }: DayTime): number {
  const days = date === evening ? 0 : (Date.parse(date) - Date.parse(evening)) / (dayMinutes * minuteLength);
  return days * dayMinutes + clockMinutes(time);
}

/** Whether a booking is of an evening: those of a calendar day belong to two. */
export function isOfEvening(booking: DayTime, evening: string): boolean {
  const wall = wallMinutes(evening, booking);
  return wall >= eveningOpens && wall < eveningEnds;
}

/** The day and time of wall minutes after midnight of an evening's date. */
export function dayTimeOf(evening: string, wall: number): DayTime {
  return { date: nextDay(evening, Math.floor(wall / dayMinutes)), time: clockText(wall) };
}

/** Minutes after midnight of "17:30". */
export function clockMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The clock of an evening, YYYY-MM-DD. */
export function eveningClock(evening: string): EveningClock {
  const midnight = fromLocalInput(`${evening}T00:00`).getTime();
  const momentOf = (minute: number) => new Date(midnight + minute * minuteLength);
  const minuteAt = (moment: Date) => Math.floor((moment.getTime() - midnight) / minuteLength);
  const lastMoment = midnight + clockDays * dayMinutes * minuteLength;
  // Clocks that change at midnight begin the day at one.
  const [date = '', time = ''] = toLocalInput(momentOf(0)).split('T');
  const first = wallMinutes(evening, { date, time });
  if (zoneOffset(midnight) === zoneOffset(lastMoment)) {
    return { minuteOf: (wall) => wall - first, wallOf: (minute) => minute + first, minuteAt, momentOf };
  }
  const [[, before], [since, after]] = zoneTable(midnight, lastMoment).changes as [Change, Change];
  const change = minuteAt(new Date(since));
  const shift = Math.round((after - before) / minuteLength);
  return {
    minuteOf(wall) {
      const [early, late] = [wall - first, wall - first - shift];
      return early >= change && late >= change ? late : early;
    },
    wallOf: (minute) => minute + first + (minute < change ? 0 : shift),
    minuteAt,
    momentOf,
  };
}
