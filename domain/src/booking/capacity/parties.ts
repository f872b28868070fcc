import { turnOf } from '../booking-rules.ts';
import type { CapacityRules } from './capacity-rules.ts';
import { isHolding, type Entry } from './entry.ts';
import { dayTimeOf, eveningClock, isOfEvening, wallMinutes } from './evening-clock.ts';

/**
 * A party in the capacity document `evenings/{YYYY-MM-DD}`, by the id of its booking: its start in minutes of real time
 * since 00:00 of the evening's date, the minutes that it stays, its guests, its state, its tables ("T1+T2"), and the
 * minute at which it left, or 0. Nothing in it tells who it is.
 */
export type Party = [
  startMinute: number,
  turn: number,
  party: number,
  state: Entry['state'],
  tables: string,
  endMinute: number,
];

export type Parties = { [id: string]: Party };

/** Separates the labels of tables, which contain none. */
const separator = '+';

/**
 * The parties of an evening as its capacity document has them: of its bookings that hold a place, and of no others.
 * @param rules for the turns of old bookings, which have none
 */
export function partiesOf(
  bookings: readonly Entry[],
  evening: string,
  rules: Pick<CapacityRules, 'turnMinutes'>,
): Parties {
  const clock = eveningClock(evening);
  const holding = bookings.filter((booking) => isHolding(booking) && isOfEvening(booking, evening));
  return Object.fromEntries(
    holding.map((booking): [string, Party] => {
      const { id, partySize, state, tables = [], leftAt } = booking;
      const start = clock.minuteOf(wallMinutes(evening, booking));
      const turn = booking.turnMinutes ?? turnOf(rules, partySize);
      const left = state === 'left' && leftAt ? clock.minuteAt(new Date(leftAt)) : undefined;
      // 0 stands for a party that has not left.
      const end = left === undefined ? 0 : Math.max(1, Math.min(start + turn, left));
      return [id, [start, turn, partySize, state, tables.join(separator), end]];
    }),
  );
}

/** The bookings of an evening, as far as its capacity document knows them: the `load` of `times` and `check`. */
export function loadOf(parties: Parties, evening: string): Entry[] {
  const clock = eveningClock(evening);
  return Object.entries(parties).map(([id, [start, turnMinutes, partySize, state, tables, end]]) => ({
    ...{ id, partySize, state, turnMinutes },
    ...dayTimeOf(evening, clock.wallOf(start)),
    tables: tables ? tables.split(separator) : [],
    ...(end !== 0 && { leftAt: clock.momentOf(end) }),
  }));
}
