import { diffArrays } from 'diff';

/** An entry with its place in the list, from 0, and the number of entries before it that stayed where they were. */
type Placed<Entry> = { entry: Entry; place: number; gap: number };

/** An entry before and after a change: without `from` it was added, without `to` removed. */
type EntryPair<Entry> = { from?: Placed<Entry>; to?: Placed<Entry>; isMoved?: boolean };

/** What became of an entry of a list. */
export type EntryChange<Entry> = {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Where it is, or was, from 1. */
  place: number;
  /** The places before and after of an entry that was moved, and possibly changed as well. */
  places?: [from: number, to: number];
  from?: Entry;
  to?: Entry;
};

/** The key of an entry: its `_id`, or its content for plain strings and lists without ids. */
export function keyOf(entry: unknown): string {
  return idOf(entry) || JSON.stringify(entry);
}

function idOf(entry: unknown): string {
  return String((entry as { _id?: unknown } | null)?._id ?? '');
}

/**
 * Pairs the entries of a list before and after a change, in the order of the later list. An entry without an id that
 * stands where another one stood is that one with other content.
 */
export function pairEntries<Entry>(before: readonly Entry[], after: readonly Entry[]): EntryPair<Entry>[] {
  const pairs: EntryPair<Entry>[] = [];
  let gone: Placed<Entry>[] = [];
  let come: Placed<Entry>[] = [];
  let [b, a, gap] = [0, 0, 0];
  for (const { added, removed, count } of diffArrays(before.map(keyOf), after.map(keyOf))) {
    for (let left = count; left > 0; left -= 1) {
      const from = !added && { entry: before[b]!, place: b++, gap };
      const to = !removed && { entry: after[a]!, place: a++, gap };
      if (from && to) gap = pairs.push({ from, to });
      else if (from) gone.push(from);
      else if (to) come.push(to);
    }
  }
  for (const isPair of [isSameKey, isInPlaceOf]) {
    come = come.filter((to) => {
      const from = gone.find((each) => isPair(each, to));
      if (from) pairs.push({ from, to, isMoved: isPair === isSameKey });
      gone = gone.filter((each) => each !== from);
      return !from;
    });
  }
  return [...pairs, ...come.map((to) => ({ to })), ...gone.map((from) => ({ from }))].sort(
    (one, other) => placeOf(one) - placeOf(other),
  );
}

function isSameKey(from: Placed<unknown>, to: Placed<unknown>): boolean {
  return keyOf(from.entry) === keyOf(to.entry);
}

function isInPlaceOf(from: Placed<unknown>, to: Placed<unknown>): boolean {
  return from.gap === to.gap && !(idOf(from.entry) && idOf(to.entry));
}

function placeOf({ from, to }: EntryPair<unknown>): number {
  return (to ?? from)!.place;
}

/**
 * What a change did to the entries of a list, in the order of the later list.
 * @param textOf what of an entry can change; by default all of it
 */
export function findChanges<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  textOf: (entry: Entry) => string = JSON.stringify,
): EntryChange<Entry>[] {
  return pairEntries(before, after).flatMap((pair): EntryChange<Entry>[] => {
    const [from, to, place] = [pair.from?.entry, pair.to?.entry, placeOf(pair) + 1];
    if (to === undefined) return [{ kind: 'removed', place, from: from! }];
    if (from === undefined) return [{ kind: 'added', place, to }];
    const moved = pair.isMoved && { places: [pair.from!.place + 1, place] as [number, number] };
    if (textOf(from) !== textOf(to)) return [{ kind: 'changed', place, ...moved, from, to }];
    return moved ? [{ kind: 'moved', place, ...moved, to }] : [];
  });
}
