import type { CapacityRules, Who } from './capacity-rules.ts';
import type { ClosedTurn } from './closures.ts';
import type { Turn } from './entry.ts';

/** A table, or tables that are put together. */
export type Unit = { tables: readonly string[]; from: number; to: number; isOnline: boolean };

/** A stretch of the evening's minutes, its end not part of it. */
export type Stretch = { start: number; end: number };

/** Tables that are taken for a while. */
export type Taken = Stretch & { tables: readonly string[] };

/** What parties can be seated at: the units of the rules, best fit first, and the labels of all tables. */
export type Floor = { units: readonly Unit[]; labels: ReadonlySet<string> };

/**
 * The units of the rules, in the order in which a party that fits gets them: fewest tables, least waste, fewest joins
 * touched, order of the rules. The order is the same for all parties: of those that fit, the smallest wastes least.
 */
export function floorOf({ tables, joins }: Pick<CapacityRules, 'tables' | 'joins'>): Floor {
  const online = new Map(tables.map(({ label, isOnline }) => [label, isOnline !== false]));
  const declared = joins.filter((join) => join.tables.every((label) => online.has(label)));
  const units = [...tables.map(({ label, from, to }) => ({ tables: [label], from, to })), ...declared].map(
    (unit) => ({
      unit: {
        tables: unit.tables,
        from: unit.from,
        to: unit.to,
        isOnline: unit.tables.every((label) => online.get(label)),
      },
      touches: declared.filter((join) => join.tables.some((label) => unit.tables.includes(label))).length,
    }),
  );
  // Sorting is stable, so what is equal stays in the order of the rules, single tables first.
  const sorted = units.sort(
    (a, b) => a.unit.tables.length - b.unit.tables.length || a.unit.to - b.unit.to || a.touches - b.touches,
  );
  return { units: sorted.map(({ unit }) => unit), labels: new Set(online.keys()) };
}

/** Who asks for tables, and which are taken. */
type Seating = { who: Who; taken: readonly Taken[] };

/** Best fit: the tables for a party, or undefined if none that it fits is free all the while. */
export function assign(
  { units }: Floor,
  party: number,
  stretch: Stretch,
  seating: Seating,
): readonly string[] | undefined {
  return units.find(couldSeat(party, stretch, seating))?.tables;
}

/** All units that a party could have, best fit first. */
export function unitsFor({ units }: Floor, party: number, stretch: Stretch, seating: Seating): Unit[] {
  return units.filter(couldSeat(party, stretch, seating));
}

function couldSeat(party: number, stretch: Stretch, { who, taken }: Seating) {
  const busy = busyIn(stretch, taken);
  return (unit: Unit) =>
    party >= unit.from &&
    party <= unit.to &&
    (who === 'staff' || unit.isOnline) &&
    !unit.tables.some((label) => busy.has(label));
}

/** The tables that a party has, if it can keep them: they are free all the while, and fit it. */
export function keepsTables(
  { units }: Floor,
  tables: readonly string[],
  party: number,
  stretch: Stretch,
  taken: readonly Taken[],
): boolean {
  const fits = units.some(
    (unit) => isSameUnit(unit.tables, tables) && unit.from <= party && party <= unit.to,
  );
  const busy = busyIn(stretch, taken);
  return fits && !tables.some((label) => busy.has(label));
}

function isSameUnit(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((label) => b.includes(label));
}

function busyIn(stretch: Stretch, taken: readonly Taken[]): Set<string> {
  const busy = new Set<string>();
  for (const each of taken) if (overlap(each, stretch)) for (const label of each.tables) busy.add(label);
  return busy;
}

/** Whether two stretches have a minute in common. An empty one has no minute. */
export function overlap(a: Stretch, b: Stretch): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

/**
 * The tables that are taken on an evening: by closures, by parties with tables, and by those without, or with a label
 * that no longer exists. These count at any table that fits: by start, larger parties first, then by id. One that finds
 * none takes none.
 */
export function takenTables(floor: Floor, turns: readonly Turn[], closures: readonly ClosedTurn[]): Taken[] {
  const isSeated = ({ tables }: Turn) =>
    tables.length > 0 && tables.every((label) => floor.labels.has(label));
  const closed = closures.map(({ start, end, tables, isWholeHouse }) => ({
    ...{ start, end },
    tables: isWholeHouse ? [...floor.labels] : tables,
  }));
  const taken: Taken[] = [...closed, ...turns.filter(isSeated)];
  const unseated = turns.filter((turn) => !isSeated(turn)).sort(bySeating);
  for (const turn of unseated) {
    const tables = assign(floor, turn.party, turn, { who: 'staff', taken });
    if (tables) taken.push({ start: turn.start, end: turn.end, tables });
  }
  return taken;
}

function bySeating(a: Turn, b: Turn): number {
  return a.start - b.start || b.party - a.party || (a.id < b.id ? -1 : 1);
}
