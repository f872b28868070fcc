import type { Asked } from './asked.ts';
import { assign, keepsTables, overlap, type Floor, type Taken } from './best-fit.ts';
import { slotOf, type Turn } from './entry.ts';
import { openEvening, type Evening, type Seats } from './read-evening.ts';

/** The limits that a party would exceed, each with by how much; true where there is no number to it. */
export type Over = {
  coversPerSlot?: number;
  partiesPerSlot?: number;
  coversPerService?: number;
  seats?: number;
  /** No table that fits is free. */
  table?: true;
  /** The whole house is closed. */
  closed?: true;
};

/** Whether a party can come at a time. `tables` are those it would get, if tables are declared. */
export type Checked = { isFree: boolean; over: Over; tables?: readonly string[] };

/**
 * Whether a party can come at a moment, and which limits it would exceed. It asks capacity only: neither whether the
 * time is on the grid, nor lead time and horizon (`times` does). Of a booking whose party does not change, the stored
 * turn counts, and it keeps its tables if they are free and fit; all others get the best fit.
 */
export function check(asked: Asked, at: Date): Checked {
  const evening = openEvening(asked);
  return checkMinute(evening, evening.clock.minuteAt(at));
}

/** `check` of a minute of an evening that has been read. */
export function checkMinute(evening: Evening, at: number): Checked {
  const over = arrivalsOver(evening, at);
  const tables = evening.tables && tablesFor(evening, evening.tables, at);
  if (evening.tables) {
    if (!tables) over.table = true;
  } else if (evening.seats) {
    const seats = seatsOver(evening, evening.seats, at);
    if (seats > 0) over.seats = seats;
  } else if (isHouseClosed(evening, at)) over.closed = true;
  const isFree = Object.keys(over).length === 0;
  return { isFree, over, ...(tables && { tables }) };
}

/** Pacing and services count arrivals, parties that have left included: the kitchen has cooked for them. */
function arrivalsOver({ asked, clock, others, serviceAt }: Evening, at: number): Over {
  const { rules, party } = asked;
  const slot = slotOf(clock, at, rules);
  const service = serviceAt(at);
  const inSlot = others.filter((turn) => turn.slot === slot);
  const inService = others.filter((turn) => serviceAt(turn.start) === service);
  const excess = {
    coversPerSlot: guestsOf(inSlot) + party - (rules.coversPerSlot ?? Infinity),
    partiesPerSlot: inSlot.length + 1 - (rules.partiesPerSlot ?? Infinity),
    coversPerService: guestsOf(inService) + party - (rules.coversPerService ?? Infinity),
  };
  return Object.fromEntries(Object.entries(excess).filter(([, by]) => by > 0));
}

function guestsOf(turns: readonly Turn[]): number {
  return turns.reduce((sum, { party }) => sum + party, 0);
}

function tablesFor(
  { asked, turn, ownTables }: Evening,
  { floor, taken }: { floor: Floor; taken: readonly Taken[] },
  at: number,
) {
  const stay = { start: at, end: at + turn };
  if (keepsTables(floor, ownTables, asked.party, stay, taken)) return ownTables;
  return assign(floor, asked.party, stay, { who: asked.who, taken });
}

/** By how many seats the house would be overbooked, at the fullest minute of the party's turn. */
function seatsOver({ asked, turn }: Evening, { held, closed }: Seats, at: number): number {
  const { rules, who, party } = asked;
  const bookable = (rules.seats ?? Infinity) - (who === 'guest' ? rules.keepForWalkIns : 0);
  let most = -Infinity;
  for (let minute = at; minute < at + turn; minute += 1) {
    const left = Math.max(0, bookable - (closed[minute] ?? 0));
    most = Math.max(most, (held[minute] ?? 0) + party - left);
  }
  return most;
}

function isHouseClosed({ closures, turn }: Evening, at: number): boolean {
  return closures.some((closure) => closure.isWholeHouse && overlap(closure, { start: at, end: at + turn }));
}
