import { keyOf, pairEntries } from '../../history/compare/entry-changes.ts';
import { mergeEntry } from './merge-entry.ts';
import { isSame, type Side, type Versions } from './merge-value.ts';

/**
 * An entry that both sides have changed, each in its own way, by its places from 0; one that lacks a place was removed by
 * that side. Without both it is the order of the list.
 */
export type ListClash = { mine?: number; theirs?: number };

type MergedList = { entries: unknown[]; clashes: ListClash[] };

/** A version of a list by keys that the three versions share, in order, and the keys of what it has moved. */
type Keyed = { entries: ReadonlyMap<string, { entry: unknown; place: number }>; moved: ReadonlySet<string> };

/**
 * Merges two versions of a list with their common base: what only one side has added, removed, moved or changed is
 * taken from that side. Two additions at the same place are both kept.
 * @param choose the side that wins a clash, given its number
 */
export function mergeLists(versions: Versions<unknown[]>, choose: (clash: number) => Side): MergedList {
  const { base, mine, theirs } = versions;
  if (isSame(theirs, base)) return { entries: mine, clashes: [] };
  if (isSame(mine, base)) return { entries: theirs, clashes: [] };
  const [before, own, other] = [base, mine, theirs].map((list) => keyed(base, list)) as [Keyed, Keyed, Keyed];
  const merged = new Map<string, unknown>();
  const clashes: ListClash[] = [];
  for (const key of new Set([own, other, before].flatMap(keysOf))) {
    const [b, m, t] = [before, own, other].map(({ entries }) => entries.get(key));
    const { value, isClash } = mergeEntry(
      { base: b?.entry, mine: m?.entry, theirs: t?.entry },
      choose(clashes.length),
    );
    merged.set(key, value);
    if (isClash) clashes.push({ ...(m && { mine: m.place }), ...(t && { theirs: t.place }) });
  }
  const { order, isClash } = mergeOrder(before, own, other, choose(clashes.length));
  if (isClash) clashes.push({});
  const entries = order.map((key) => merged.get(key)).filter((entry) => entry !== undefined);
  return { entries: withoutSurplus(entries, versions), clashes };
}

/** Gives the entries that a list has from the base their places there as keys; new ones have their own. */
function keyed(base: unknown[], list: unknown[]): Keyed {
  const names = numbered(list);
  const found = pairEntries(base, list).flatMap(({ from, to, isMoved = false }) =>
    to ? [{ key: from ? String(from.place) : names[to.place]!, to, isMoved }] : [],
  );
  return {
    entries: new Map(found.map(({ key, to }) => [key, to])),
    moved: new Set(found.filter(({ isMoved }) => isMoved).map(({ key }) => key)),
  };
}

function keysOf({ entries }: Keyed): string[] {
  return [...entries.keys()];
}

/** What names each entry, counted where several have the same name: "2 a.jpg". */
function numbered(list: unknown[]): string[] {
  const counts = new Map<string, number>();
  return list.map(keyOf).map((key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${count} ${key}`;
  });
}

/**
 * The keys of all entries, removed ones included, in order: of two entries the later one comes first if either side has
 * put it there. One side's order where both have moved the same entry, or where no order keeps all moves.
 */
function mergeOrder(before: Keyed, own: Keyed, other: Keyed, side: Side) {
  const [base, mine, theirs] = [keysOf(before), keysOf(own), keysOf(other)];
  const kept = base.filter((key) => own.entries.has(key) && other.entries.has(key));
  const orders = {
    mine: mine.filter((key) => kept.includes(key)),
    theirs: theirs.filter((key) => kept.includes(key)),
  };
  const places = Object.values(orders).map((order) => new Map(order.map((key, place) => [key, place])));
  const isSwapped = (one: string, two: string) => places.some((at) => at.get(one)! > at.get(two)!);
  const ranks = new Map(
    kept.map((key, place) => {
      const before = kept.filter((each, at) => (at < place ? !isSwapped(each, key) : isSwapped(key, each)));
      return [key, before.length];
    }),
  );
  const areBothMoved =
    [...own.moved].some((key) => other.moved.has(key)) && !isSame(orders.mine, orders.theirs);
  const isClash = areBothMoved || new Set(ranks.values()).size < kept.length;
  const order = isClash ? orders[side] : kept.toSorted((one, two) => ranks.get(one)! - ranks.get(two)!);
  const all = [base, weave(theirs, base), weave(mine, base)].reduce(weave, order);
  return { order: all, isClash };
}

/** The keys of a list, with those that only the other one has: each stands before the one that follows it there. */
function weave(list: readonly string[], other: readonly string[]): string[] {
  const woven = [...list];
  other.toReversed().forEach((key, index, reversed) => {
    if (woven.includes(key)) return;
    const next = index === 0 ? woven.length : woven.indexOf(reversed[index - 1]!);
    woven.splice(next, 0, key);
  });
  return woven;
}

/** Without what is there more often than in either version: both may have come to the same text from different ones. */
function withoutSurplus(entries: unknown[], { mine, theirs }: Versions<unknown[]>): unknown[] {
  const known = new Set([mine, theirs].flatMap(numbered));
  const names = numbered(entries);
  return entries.filter((entry, place) => known.has(names[place]!) || !known.has(`1 ${keyOf(entry)}`));
}
