import { diffArrays } from 'diff';
import { mergeEntry } from './merge-entry.ts';
import { isSame, type Side, type Versions } from './merge-value.ts';

/** A stretch of a list that both sides have changed, each in its own way. */
export type ListClash = {
  /** Where it begins in the own list, counted from 0. */
  index: number;
  mine: unknown[];
  theirs: unknown[];
};

type MergedList = { entries: unknown[]; clashes: ListClash[] };

/** A stretch of the three lists. `index` is its place in the own one. */
type Chunk = Versions<unknown[]> & { index: number };

/**
 * Merges two versions of a list with their common base: what only one side has added, removed, moved or changed is
 * taken from that side. Entries are matched by their `_id`, or by their content where they have none. Two additions at
 * the same place are both kept.
 * @param choose the side that wins a clash, given its number
 */
export function mergeLists(versions: Versions<unknown[]>, choose: (clash: number) => Side): MergedList {
  const entries: unknown[] = [];
  const { lists, clashes } = mergeNamed(versions, choose);
  for (const chunk of chunksOf(lists)) {
    const pairs = pairUp(chunk);
    for (const [offset, { base, mine, theirs }] of pairs.entries()) {
      const side = choose(clashes.length);
      const merged = mergeChunk({ base, mine, theirs }, side);
      entries.push(...merged.entries);
      if (merged.isClash) clashes.push({ index: chunk.index + offset, mine, theirs });
    }
  }
  return isDoubled(entries, lists) ? mergeWhole(versions, choose) : { entries, clashes };
}

/**
 * The lists with the entries that all three of them name by an `_id` merged already, so that what is left to merge is
 * their order, and what was added and removed.
 */
function mergeNamed(versions: Versions<unknown[]>, choose: (clash: number) => Side) {
  const [base, mine, theirs] = [byId(versions.base), byId(versions.mine), byId(versions.theirs)];
  const merged = new Map<string, unknown>();
  const clashes: ListClash[] = [];
  for (const [id, entry] of mine) {
    if (!base.has(id) || !theirs.has(id)) continue;
    const three = { base: base.get(id), mine: entry, theirs: theirs.get(id) };
    const { value, isClash } = mergeEntry(three, choose(clashes.length));
    merged.set(id, value);
    const index = versions.mine.indexOf(entry);
    if (isClash) clashes.push({ index, mine: [entry], theirs: [three.theirs] });
  }
  const settle = (list: unknown[]) => list.map((entry) => merged.get(idOf(entry) ?? '') ?? entry);
  const lists = { base: settle(versions.base), mine: settle(versions.mine), theirs: settle(versions.theirs) };
  return { lists, clashes };
}

/** The entries by their id, without those that share one. */
function byId(list: unknown[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const shared = new Set<string>();
  for (const entry of list) {
    const id = idOf(entry);
    if (id === undefined) continue;
    if (found.has(id)) shared.add(id);
    found.set(id, entry);
  }
  for (const id of shared) found.delete(id);
  return found;
}

/** Where the sides moved the same entry to different places, only one of the two lists makes sense. */
function mergeWhole(versions: Versions<unknown[]>, choose: (clash: number) => Side): MergedList {
  const side = choose(0);
  const { mine, theirs } = versions;
  const { lists } = mergeNamed(versions, () => side);
  return { entries: lists[side], clashes: [{ index: 0, mine, theirs }] };
}

/** Entry by entry where each side has as many of them as before, so that two neighbours do not clash. */
function pairUp({ base, mine, theirs }: Versions<unknown[]>): Versions<unknown[]>[] {
  if (base.length !== mine.length || base.length !== theirs.length) return [{ base, mine, theirs }];
  return base.map((entry, index) => ({ base: [entry], mine: [mine[index]], theirs: [theirs[index]] }));
}

function mergeChunk({ base, mine, theirs }: Versions<unknown[]>, side: Side) {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { entries: mine, isClash: false };
  if (isSame(mine, base)) return { entries: theirs, isClash: false };
  if (base.length === 0) {
    const added = mine.filter((entry) => !theirs.some((other) => isSame(other, entry)));
    return { entries: [...theirs, ...added], isClash: false };
  }
  if ([base, mine, theirs].every(({ length }) => length === 1)) {
    const { value, isClash } = mergeEntry({ base: base[0], mine: mine[0], theirs: theirs[0] }, side);
    return { entries: [value], isClash };
  }
  return { entries: side === 'mine' ? mine : theirs, isClash: true };
}

/** Cuts the three lists at the entries that all of them have. */
function chunksOf({ base, mine, theirs }: Versions<unknown[]>): Chunk[] {
  const [inMine, inTheirs] = [align(base, mine), align(base, theirs)];
  const chunks: Chunk[] = [];
  let [b, m, t] = [0, 0, 0];
  const cut = (toB: number, toM: number, toT: number) => {
    const [own, other] = [mine.slice(m, toM), theirs.slice(t, toT)];
    if (toB > b || own.length + other.length > 0)
      chunks.push({ base: base.slice(b, toB), mine: own, theirs: other, index: m });
    [b, m, t] = [toB, toM, toT];
  };
  base.forEach((_, index) => {
    const [atM, atT] = [inMine.get(index), inTheirs.get(index)];
    if (atM === undefined || atT === undefined) return;
    cut(index, atM, atT);
    cut(index + 1, atM + 1, atT + 1);
  });
  cut(base.length, mine.length, theirs.length);
  return chunks;
}

/** Where entries of the base are in another version of the list: index to index. */
function align(base: unknown[], other: unknown[]): Map<number, number> {
  const places = new Map<number, number>();
  let [from, to] = [0, 0];
  for (const { added, removed, count } of diffArrays(base.map(keyOf), other.map(keyOf))) {
    if (!added && !removed) for (let step = 0; step < count; step += 1) places.set(from + step, to + step);
    if (!added) from += count;
    if (!removed) to += count;
  }
  return places;
}

/** Whether an entry of either version is in the merged list more often than there. */
function isDoubled(entries: unknown[], { mine, theirs }: Versions<unknown[]>): boolean {
  const countIn = (list: unknown[], key: string) => list.filter((entry) => keyOf(entry) === key).length;
  return entries.map(keyOf).some((key) => {
    const most = Math.max(countIn(mine, key), countIn(theirs, key));
    return most > 0 && countIn(entries, key) > most;
  });
}

function keyOf(entry: unknown): string {
  return idOf(entry) ?? JSON.stringify(entry);
}

function idOf(entry: unknown): string | undefined {
  const id = (entry as { _id?: unknown } | null)?._id;
  return typeof id === 'string' && id !== '' ? id : undefined;
}
