import { fromLocalInput, hoursOn, nextDay, nightOf, readAreas, type OpeningHours } from '@venue/domain';

/** A closing time further from the start than this belongs to another evening, in ms. */
const longest = 12 * 60 * 60 * 1_000;

/** When the house closes in the night of a gig, in whichever area is open longest; undefined if the hours do not say. */
export function closingTime(hours: OpeningHours, start: Date): Date | undefined {
  const day = nightOf(start);
  const closings = readAreas(hours)
    .areas.flatMap((area) => hoursOn(hours, area, day).spans ?? [])
    .map(({ closes }) => moment(day, closes))
    .filter((closing) => closing > start && closing.getTime() - start.getTime() <= longest);
  return closings.length > 0 ? new Date(Math.max(...closings.map(Number))) : undefined;
}

/** So many minutes after the midnight before a day, on the venue's clock. */
function moment(day: string, minutes: number): Date {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return fromLocalInput(`${nextDay(day, Math.floor(minutes / (24 * 60)))}T${time}`);
}
