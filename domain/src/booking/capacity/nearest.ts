import { fromLocalInput } from '../../time/dates.ts';
import { nextDay } from '../../time/night.ts';
import { dayTimeOf, eveningOf, wallMinutes, type DayTime } from './evening-clock.ts';
import type { Times } from './times.ts';

const most = { times: 6, days: 3 };

/** How many evenings ahead to search for another day, and how far its time may be from the wanted one. */
const reach = { evenings: 14, ms: 60 * 60_000 };

/** The free times nearest to the wanted one, the earlier of two equally near; at most six, in order. */
export function nearestTimes(found: Pick<Times, 'times'>, wanted: DayTime): DayTime[] {
  return byDistance(found, wanted)
    .slice(0, most.times)
    .sort((a, b) => momentOf(a) - momentOf(b));
}

/**
 * On at most three evenings of the next fortnight, the free time that is nearest to the one that was wanted, if there
 * is one within an hour of it.
 * @param timesOf the times of an evening, YYYY-MM-DD; asked for in order, and not for more than are needed
 */
export function nearestDays(wanted: DayTime, timesOf: (evening: string) => Pick<Times, 'times'>): DayTime[] {
  const evening = eveningOf(wanted);
  const wall = wallMinutes(evening, wanted);
  const found: DayTime[] = [];
  for (let ahead = 1; ahead <= reach.evenings && found.length < most.days; ahead += 1) {
    const other = nextDay(evening, ahead);
    const same = dayTimeOf(other, wall);
    const [nearest] = byDistance(timesOf(other), same);
    if (nearest && Math.abs(momentOf(nearest) - momentOf(same)) <= reach.ms) found.push(nearest);
  }
  return found;
}

function byDistance({ times }: Pick<Times, 'times'>, wanted: DayTime): DayTime[] {
  const distance = (time: DayTime) => Math.abs(momentOf(time) - momentOf(wanted));
  return times
    .filter(({ isFree }) => isFree)
    .sort((a, b) => distance(a) - distance(b) || momentOf(a) - momentOf(b))
    .map(({ date, time }) => ({ date, time }));
}

function momentOf({ date, time }: DayTime): number {
  return fromLocalInput(`${date}T${time}`).getTime();
}
