import { areasAt, endOfNight, nightOf, sameArea, toLocalInput, type OpeningHours } from '@venue/domain';

const step = 30 * 60_000;
/** Enough for an evening; more are hard to look through on a phone. */
const most = 12;

/** When an area could close early tonight. */
export type ClosingTimes = {
  /** Whether it is open now. */
  isOpen: boolean;
  /** The latest full and half hours before it closes anyway, on the venue's clock: "2026-11-27T20:30". */
  times: string[];
};

/**
 * When an area that is open, or opens later tonight, could close early. For the whole house until the last area closes.
 * @param area empty for the whole house
 */
export function closingTimes(hours: OpeningHours, area: string, now: Date): ClosingTimes {
  const end = endOfNight(nightOf(now));
  const wanted = areasAt(hours, now).filter(({ name }) => !area || sameArea(name, area));
  const opens = wanted.flatMap(({ isOpen, opensNext }) => (isOpen ? now : (opensNext ?? [])));
  const first = Math.min(...opens.map(Number));
  const closes = opens
    .filter((moment) => moment < end)
    .flatMap((moment) => areasAt(hours, moment))
    .flatMap(({ name, until }) => ((!area || sameArea(name, area)) && until ? until.getTime() : []));
  const last = Math.min(Math.max(...closes), end.getTime());
  const times: string[] = [];
  for (let time = Math.floor((first + step) / step) * step; time < last; time += step)
    times.push(toLocalInput(new Date(time)));
  return { isOpen: wanted.some(({ isOpen }) => isOpen), times: times.slice(-most) };
}
