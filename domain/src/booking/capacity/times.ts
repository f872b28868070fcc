import { nextDay, nightOf } from '../../time/night.ts';
import type { Asked } from './asked.ts';
import { floorOf } from './best-fit.ts';
import type { CapacityRules, Who } from './capacity-rules.ts';
import { checkMinute, type Over } from './check.ts';
import { dayTimeOf, type DayTime } from './evening-clock.ts';
import { openEvening, type EveningRead } from './read-evening.ts';
import { bookableMinutes } from './services.ts';

/**
 * Why there is nothing to book: the evening is closed, full, over for today, past, beyond the horizon, or its hours
 * cannot be read; or the party is larger than any that books online.
 */
export type TimesCode = 'closed' | 'full' | 'over' | 'past' | 'notYet' | 'partyTooLarge' | 'unreadable';

/** A time at which tables are given out. */
export type TableTime = DayTime & {
  isFree: boolean;
  /** Otherwise a person decides about the request. */
  isConfirmedAtOnce: boolean;
  /** What is in the way of a time that is not free. For staff: it tells how many guests there are. */
  over?: Over;
  /** The tables that the party would get. For staff. */
  tables?: readonly string[];
};

export type Times = { times: TableTime[]; code?: TimesCode };

/**
 * The times of an evening, in order, each with its state. A time is free exactly when a booking of it, alone, would be
 * taken. Without one that is free, `code` says why.
 */
export function times(asked: Asked): Times {
  const code = refusalOf(asked);
  if (code) return { times: [], code };
  const evening = openEvening(asked);
  const { inTime, offered } = offeredMinutes(asked, evening);
  if (offered.length === 0) return { times: [], code: inTime.length > 0 ? 'closed' : 'over' };
  const found = offered.map((minute): TableTime => {
    const { isFree, over, tables } = checkMinute(evening, minute);
    return {
      ...dayTimeOf(asked.evening, evening.clock.wallOf(minute)),
      ...{ isFree, isConfirmedAtOnce: asked.party <= asked.rules.confirmUpTo },
      ...(!isFree && { over }),
      ...(isFree && tables && { tables }),
    };
  });
  return { times: found, ...(!found.some(({ isFree }) => isFree) && { code: 'full' }) };
}

/**
 * The minutes at which tables are given out and that the lead time leaves, and those of them at which the house is not
 * closed: while it is, there is no time to offer, full or not.
 */
export function offeredMinutes(
  { rules, hours = [], now }: Pick<Asked, 'rules' | 'hours' | 'now'>,
  { clock, closures }: Pick<EveningRead, 'clock' | 'closures'>,
): { inTime: number[]; offered: number[] } {
  const soonest = now.getTime() + rules.leadMinutes * 60_000;
  const inTime = bookableMinutes(hours, rules, clock).filter(
    (minute) => clock.momentOf(minute).getTime() >= soonest,
  );
  const isClosed = (minute: number) =>
    closures.some(({ isWholeHouse, start, end }) => isWholeHouse && start <= minute && minute < end);
  return { inTime, offered: inTime.filter((minute) => !isClosed(minute)) };
}

/** Why no time of an evening can be booked, whatever else is booked. */
function refusalOf({ rules, hours, evening, party, now, who }: Asked): TimesCode | undefined {
  const tonight = nightOf(now);
  if (!hours) return 'unreadable';
  if (evening < tonight) return 'past';
  if (evening > nextDay(tonight, rules.daysAhead)) return 'notYet';
  if (hours.length === 0) return 'closed';
  return party > largest(rules, who) ? 'partyTooLarge' : undefined;
}

/** The largest party that can book; staff have no limit. */
export function largest(rules: CapacityRules, who: Who): number {
  if (who === 'staff') return Infinity;
  const { maxParty, coversPerSlot, coversPerService, seats, keepForWalkIns, tables } = rules;
  const online = tables.length > 0 ? floorOf(rules).units.filter(({ isOnline }) => isOnline) : undefined;
  const room = online ? Math.max(0, ...online.map(({ to }) => to)) : (seats ?? Infinity) - keepForWalkIns;
  return Math.min(maxParty, coversPerSlot ?? Infinity, coversPerService ?? Infinity, room);
}

/** The public answer: no number of guests, and no table. */
export function publicTimes({ times: all, code }: Times): Times {
  const seen = all.map(({ date, time, isFree, isConfirmedAtOnce }) => ({
    ...{ date, time, isFree, isConfirmedAtOnce },
  }));
  return { times: seen, ...(code && { code }) };
}

/** A day of the month in which a guest looks for a table. */
export type DayState = 'free' | 'full' | 'closed' | 'past' | 'notYet';

/**
 * The state of an evening by its times. Tonight is past once it is too late to book; hours that cannot be read, and a
 * party that cannot book at all, make an evening closed.
 */
export function dayState({ code }: Pick<Times, 'code'>): DayState {
  if (code === undefined) return 'free';
  if (code === 'over') return 'past';
  return code === 'unreadable' || code === 'partyTooLarge' ? 'closed' : code;
}
