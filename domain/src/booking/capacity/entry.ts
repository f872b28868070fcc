import { turnOf } from '../booking-rules.ts';
import type { CapacityRules } from './capacity-rules.ts';
import { eveningEnds, isOfEvening, wallMinutes, type DayTime, type EveningClock } from './evening-clock.ts';
import type { BookState } from '../book-states.ts';

/** A booking, as far as it decides what is free, or seats that are offered to somebody waiting. */
export type Entry = DayTime & {
  id: string;
  partySize: number;
  state: BookState | 'offered';
  /** Minutes that the party stays, stored when it booked; missing in old bookings, which have that of the rules. */
  turnMinutes?: number;
  /** Labels; none while nobody has chosen. */
  tables?: readonly string[];
  /** A person chose the tables. */
  isTableChosen?: boolean;
  /** When the party left; a string in JSON. */
  leftAt?: Date | string;
  /** When an offer ends. */
  until?: Date | string;
};

/** A party that holds its place, in minutes of the evening's clock. */
export type Turn = {
  id: string;
  party: number;
  start: number;
  /** Not part of it. Up to `start` if the party left before: then it holds no seat, but still counts as an arrival. */
  end: number;
  /** The slot, counted from midnight of the evening's date. */
  slot: number;
  tables: readonly string[];
  entry: Entry;
};

/** The slot of a moment: wall minutes, not real ones, so that slots begin where the clock shows it. */
export function slotOf(
  clock: EveningClock,
  minute: number,
  { slotMinutes }: Pick<CapacityRules, 'slotMinutes'>,
) {
  return Math.floor(clock.wallOf(minute) / slotMinutes);
}

const holdingStates: Entry['state'][] = ['requested', 'confirmed', 'arrived', 'left'];

/** Whether a booking counts; one that was declined or cancelled, or whose guests did not come, holds nothing. */
export function isHolding({ state }: Pick<Entry, 'state'>): boolean {
  return holdingStates.includes(state);
}

/** Whether seats are offered to somebody waiting, and the offer still stands. */
function isOnOffer({ state, until }: Entry, now: Date): boolean {
  return state === 'offered' && until !== undefined && now < new Date(until);
}

/**
 * The parties that hold their places on an evening. One that left ends then; one that has arrived and stays beyond its
 * turn ends with the slot that is running now.
 */
export function turnsOf(
  load: readonly Entry[],
  { evening, clock, rules, now }: { evening: string; clock: EveningClock; rules: CapacityRules; now: Date },
): Turn[] {
  return load.flatMap((entry) => {
    if (!isOfEvening(entry, evening) || !(isHolding(entry) || isOnOffer(entry, now))) return [];
    const start = clock.minuteOf(wallMinutes(evening, entry));
    const { id, partySize, tables = [] } = entry;
    const turn: Turn = {
      ...{ id, party: partySize, start, end: start + (entry.turnMinutes ?? turnOf(rules, partySize)) },
      ...{ slot: slotOf(clock, start, rules), tables, entry },
    };
    return [{ ...turn, end: endOf(turn, clock, rules, now) }];
  });
}

function endOf({ entry, end }: Turn, clock: EveningClock, rules: CapacityRules, now: Date): number {
  if (entry.state === 'left' && entry.leftAt) return Math.min(end, clock.minuteAt(new Date(entry.leftAt)));
  const current = clock.minuteAt(now);
  const isTonight = current < clock.minuteOf(eveningEnds);
  if (entry.state !== 'arrived' || current < end || !isTonight) return end;
  return current + rules.slotMinutes - (clock.wallOf(current) % rules.slotMinutes);
}
