import { isAsConfirmed, type MenuElement } from '@venue/domain';
import { keyOf, pairEntries } from '../../history/compare/entry-changes.ts';
import { isSame, mergeValue, type Side, type Versions, type MergedValue } from './merge-value.ts';

/**
 * An entry that both sides have changed, each in its own way, by its places from 0; one that lacks a place was removed by
 * that side. Without both it is the order of the list.
 */
export type ListClash = { mine?: number; theirs?: number };

type MergedList = { entries: unknown[]; clashes: ListClash[] };

/**
 * Merges two versions of a list with their common base: what only one side has added, removed, moved or changed is
 * taken from that side. Two additions at the same place are both kept. Where both have moved entries, the order is a clash.
 * @param choose the side that wins a clash, given its number
 */
export function mergeLists(versions: Versions<unknown[]>, choose: (clash: number) => Side): MergedList {
  const { base, mine, theirs } = versions;
  if (isSame(theirs, base)) return { entries: mine, clashes: [] };
  if (isSame(mine, base)) return { entries: theirs, clashes: [] };
  const [before, own, other] = [keyed(base, base), keyed(base, mine), keyed(base, theirs)];
  const merged = new Map<string, unknown>();
  const clashes: ListClash[] = [];
  for (const key of new Set([own, other, before].flatMap((version) => [...version.keys()]))) {
    const [b, m, t] = [before.get(key), own.get(key), other.get(key)];
    const three = { base: b?.entry, mine: m?.entry, theirs: t?.entry };
    const { value, isClash } = mergeEntry(three, choose(clashes.length));
    merged.set(key, value);
    if (isClash) clashes.push({ ...(m && { mine: m.place }), ...(t && { theirs: t.place }) });
  }
  const keys = { base: [...before.keys()], mine: [...own.keys()], theirs: [...other.keys()] };
  const stayed = (list: string[]) =>
    list.filter((key) => [before, own, other].every((each) => each.has(key)));
  const order = mergeValue(
    { base: stayed(keys.base), mine: stayed(keys.mine), theirs: stayed(keys.theirs) },
    choose(clashes.length),
  );
  if (order.isClash) clashes.push({});
  const all = [keys.base, weave(keys.theirs, keys.base), weave(keys.mine, keys.base)].reduce(
    (woven, list) => weave(woven, list),
    order.value as string[],
  );
  const entries = all.map((key) => merged.get(key)).filter((entry) => entry !== undefined);
  return { entries: withoutSurplus(entries, versions), clashes };
}

/** The entries of a version with their places. The keys of those that it has from the base are their places there. */
function keyed(base: unknown[], list: unknown[]): Map<string, { entry: unknown; place: number }> {
  const names = numbered(list);
  const pairs = pairEntries(base, list);
  return new Map(
    pairs.flatMap(({ from, to }) => (to ? [[from ? `${from.place}` : names[to.place]!, to]] : [])),
  );
}

/** The key of each entry, numbered where several are equal: "2 a.jpg". */
function numbered(list: unknown[]): string[] {
  const counts = new Map<string, number>();
  return list.map(keyOf).map((key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${count} ${key}`;
  });
}

/** The keys of both lists: those only in the other one are inserted before their successor there. */
function weave(list: readonly string[], other: readonly string[]): string[] {
  const woven = [...list];
  other.toReversed().forEach((key, index, reversed) => {
    if (woven.includes(key)) return;
    const next = index === 0 ? woven.length : woven.indexOf(reversed[index - 1]!);
    woven.splice(next, 0, key);
  });
  return woven;
}

/** Removes duplicates that neither version has: both may have arrived at the same text. */
function withoutSurplus(entries: unknown[], { mine, theirs }: Versions<unknown[]>): unknown[] {
  const known = new Set([mine, theirs].flatMap(numbered));
  const names = numbered(entries);
  return entries.filter((entry, place) => known.has(names[place]!) || !known.has(`1 ${keyOf(entry)}`));
}

/** A dish of a form, whose author possibly vouches for its allergens. */
type Confirmed = Pick<MenuElement, 'content' | 'allergens'> & { confirmed: true };

/**
 * Merges two versions of a list's entry. Who has confirmed the allergens of a dish has done so for what they saw: if the
 * merged dish has another name, description or list, it waits for a confirmation again.
 */
function mergeEntry({ base, mine, theirs }: Versions<unknown>, side: Side): MergedValue {
  if (!isConfirmed(mine)) return mergeValue({ base, mine, theirs }, side);
  const { confirmed, ...shown } = mine;
  const merged = mergeValue({ base, mine: shown, theirs }, side);
  const dish = merged.value as typeof shown;
  return isAsConfirmed(dish, shown) ? { ...merged, value: { ...dish, confirmed } } : merged;
}

function isConfirmed(entry: unknown): entry is Confirmed {
  return typeof entry === 'object' && entry !== null && 'confirmed' in entry && entry.confirmed === true;
}
