import { nightOf, nextDay } from '../time/night.ts';
import { formatShortDay, fromLocalInput } from '../time/dates.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import type { BookingRules } from './booking-rules.ts';
import {
  check,
  eveningHours,
  largest,
  times,
  type Asked,
  type DayTime,
  type Entry,
} from './capacity/index.ts';

/** Parties that fill the example evening, the larger first. */
const parties = [4, 2];

/** Enough for a full house; more would only take long to count. */
const mostParties = 100;

/**
 * What rules mean, by the example of tomorrow's evening without bookings: how many guests can book when parties of four
 * and two come, the last table, and who is asked to ring. It asks the function that takes bookings.
 */
export function rulesExample(rules: BookingRules, hours: OpeningHours, now: Date): string {
  const evening = nextDay(nightOf(now));
  const day = formatShortDay(evening);
  const asked = {
    rules,
    hours: eveningHours(hours, rules.area, evening),
    evening,
    now,
    who: 'guest' as const,
  };
  const { times: offered, code } = times({ ...asked, load: [], party: 2 });
  const most = largest(rules, 'guest');
  if (code === 'unreadable') return `The hours of “${rules.area}” can’t be read, so nobody can book online.`;
  if (code === 'notYet') return `With these rules nobody can book for tomorrow, ${day}, yet.`;
  if (most < 1) return 'With these rules nobody can book online.';
  const last = offered.at(-1);
  if (!last) return `With these rules no tables are given out tomorrow, ${day}.`;
  const facts = [
    coversWords(asked, offered),
    `last table at ${last.time}`,
    ...(Number.isFinite(most) ? [`a party of ${most + 1} is asked to ring`] : []),
    rules.confirmUpTo > 0
      ? `up to ${Math.min(rules.confirmUpTo, most)} are confirmed at once`
      : 'every request waits for your answer',
  ];
  return `With these rules, tomorrow, ${day}: ${facts.join(', ')}.`;
}

/** "42 covers"; without any limit there is nothing to count. */
function coversWords(asked: Omit<Asked, 'load' | 'party'>, offered: readonly DayTime[]): string {
  const { seats, tables, coversPerSlot, partiesPerSlot, coversPerService } = asked.rules;
  const limits = [seats, coversPerSlot, partiesPerSlot, coversPerService];
  if (tables.length === 0 && limits.every((limit) => limit === null)) return 'any number of covers';
  const { covers, isMore } = fill(asked, offered);
  return isMore ? `more than ${covers} covers` : `${covers} covers`;
}

/** Fills an evening time by time, with the larger parties first. Nothing is stored. */
function fill(
  asked: Omit<Asked, 'load' | 'party'>,
  offered: readonly DayTime[],
): { covers: number; isMore: boolean } {
  const load: Entry[] = [];
  const most = largest(asked.rules, asked.who);
  for (const party of parties.filter((size) => size <= most)) {
    for (const { date, time } of offered) {
      const at = fromLocalInput(`${date}T${time}`);
      for (;;) {
        const { isFree, tables = [] } = check({ ...asked, load, party }, at);
        if (!isFree || load.length >= mostParties) break;
        load.push({ id: `example ${load.length}`, date, time, partySize: party, state: 'confirmed', tables });
      }
    }
  }
  const covers = load.reduce((sum, { partySize }) => sum + partySize, 0);
  return { covers, isMore: load.length >= mostParties };
}
