import { turnOf } from '../booking-rules.ts';
import type { Asked } from './asked.ts';
import { floorOf, takenTables, type Floor, type Stretch, type Taken } from './best-fit.ts';
import { closedTurns, type ClosedTurn } from './closures.ts';
import { turnsOf, type Turn } from './entry.ts';
import { clockDays, dayMinutes, eveningClock, type EveningClock } from './evening-clock.ts';
import { serviceReader } from './services.ts';

/** The facts about an evening that do not depend on the caller: read once, used for many queries. */
export type EveningRead = {
  clock: EveningClock;
  /** The parties that hold a place. */
  turns: readonly Turn[];
  closures: readonly ClosedTurn[];
  serviceAt: (minute: number) => number;
  /** Undefined if no tables are declared. */
  floor: Floor | undefined;
};

/** An evening that is ready for checks of one party. */
export type Evening = Omit<EveningRead, 'turns' | 'floor'> & {
  asked: Asked;
  /** The parties that hold a place, without the booking that is being changed. */
  others: readonly Turn[];
  /** The minutes that the party stays. */
  turn: number;
  /** The tables of the booking that is being changed. */
  ownTables: readonly string[];
  /** Undefined if no tables are declared. */
  tables: { floor: Floor; taken: readonly Taken[] } | undefined;
  /** Undefined if tables are declared, or seats are not counted. */
  seats: Seats | undefined;
};

/** By the minute of the evening's clock. */
export type Seats = { held: Float64Array; closed: Float64Array };

/** Reads an evening, for any caller. */
export function readEvening({
  rules,
  hours = [],
  load,
  evening,
  now,
}: Pick<Asked, 'rules' | 'hours' | 'load' | 'evening' | 'now'>): EveningRead {
  const clock = eveningClock(evening);
  return {
    clock,
    turns: turnsOf(load, { evening, clock, rules, now }),
    closures: closedTurns(rules, evening, clock),
    serviceAt: serviceReader(hours, clock),
    floor: rules.tables.length > 0 ? floorOf(rules) : undefined,
  };
}

/** An evening as one party finds it. */
export function openEvening(asked: Asked, read: EveningRead = readEvening(asked)): Evening {
  const { rules, load, party, without } = asked;
  const { clock, turns, closures, serviceAt, floor } = read;
  const others = turns.filter(({ id }) => id !== without);
  const own = without === undefined ? undefined : (load.find(({ id }) => id === without) ?? asked.moved);
  const stored = own?.partySize === party ? own.turnMinutes : undefined;
  return {
    ...{ asked, clock, others, closures, serviceAt },
    turn: stored ?? turnOf(rules, party),
    ownTables: own?.tables ?? [],
    tables: floor && { floor, taken: takenTables(floor, others, closures) },
    seats: floor || rules.seats === null ? undefined : seatsByMinute(others, closures),
  };
}

/** The seats that are held by parties, and closed, in each minute of the evening's clock. */
function seatsByMinute(turns: readonly Turn[], closures: readonly ClosedTurn[]): Seats {
  const length = clockDays * dayMinutes;
  const seats = { held: new Float64Array(length), closed: new Float64Array(length) };
  for (const { start, end, party } of turns) addTo(seats.held, { start, end }, party);
  for (const closure of closures)
    addTo(seats.closed, closure, closure.isWholeHouse ? Infinity : closure.seats);
  return seats;
}

function addTo(minutes: Float64Array, { start, end }: Stretch, count: number): void {
  for (let minute = start; minute < end; minute += 1) minutes[minute]! += count;
}
