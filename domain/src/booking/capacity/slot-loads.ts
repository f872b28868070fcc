import type { Asked } from './asked.ts';
import { slotOf } from './entry.ts';
import { dayTimeOf, type DayTime } from './evening-clock.ts';
import { readEvening, type EveningRead } from './read-evening.ts';
import { bookableMinutes } from './services.ts';

/** How full a slot of the evening is. */
export type SlotLoad = DayTime & {
  /** Guests who arrive in the slot. */
  arriving: number;
  /** Guests who are in the house at some minute of it. */
  inHouse: number;
};

/** How full an evening is. */
export type EveningLoad = {
  slots: SlotLoad[];
  /** What its capacity limits: arrivals if the kitchen has a limit for a slot, else guests in the house. */
  counts: 'arriving' | 'inHouse';
  /** The most guests of that; null if there is no limit. */
  capacity: number | null;
};

/**
 * The slots of an evening in order, each with its guests: those at which tables are given out, and those at which
 * somebody arrives all the same. Closures are not looked at.
 */
export function slotLoads(asked: Pick<Asked, 'rules' | 'hours' | 'load' | 'evening' | 'now'>): EveningLoad {
  const { rules, hours = [], evening } = asked;
  const read = readEvening(asked);
  const { clock, turns } = read;
  const slots = new Set([
    ...bookableMinutes(hours, rules, clock).map((minute) => slotOf(clock, minute, rules)),
    ...turns.map(({ slot }) => slot),
  ]);
  const pacing = rules.coversPerSlot;
  return {
    slots: [...slots]
      .sort((a, b) => a - b)
      .map((slot) => ({
        ...dayTimeOf(evening, slot * rules.slotMinutes),
        ...{ arriving: arrivingIn(read, slot), inHouse: inHouseIn(read, slot, rules.slotMinutes) },
      })),
    counts: pacing === null ? 'inHouse' : 'arriving',
    capacity: pacing ?? seatsOf(rules),
  };
}

/** The seats of a house: of its tables, if there are any. */
function seatsOf({ tables, seats }: Pick<Asked['rules'], 'tables' | 'seats'>): number | null {
  return tables.length > 0 ? tables.reduce((sum, { to }) => sum + to, 0) : seats;
}

function arrivingIn({ turns }: EveningRead, slot: number): number {
  return turns.filter((turn) => turn.slot === slot).reduce((sum, { party }) => sum + party, 0);
}

function inHouseIn({ clock, turns }: EveningRead, slot: number, slotMinutes: number): number {
  const start = clock.minuteOf(slot * slotMinutes);
  return turns
    .filter((turn) => turn.start < start + slotMinutes && turn.end > start)
    .reduce((sum, { party }) => sum + party, 0);
}
