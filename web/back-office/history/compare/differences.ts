import { diffArrays } from 'diff';
import type { PartEntry, RecordPart } from './record-parts.ts';

/** A difference of two states of a record. `from` is missing if it was added, `to` if it was removed. */
export type Difference = {
  label: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** The places before and after of an entry that was moved, from 1. */
  places?: [from: number, to: number];
  from?: PartEntry;
  to?: PartEntry;
};

/** A list's entry with its place, from 1, and the number of unchanged entries before it. */
type Placed = { entry: PartEntry; place: number; gap: number };

/** Least likeness (0 to 1) of two entries to count as one that was changed. */
const alikeEnough = 0.5;

/** The differences of two states of a record, in the order of its form. */
export function findDifferences(from: RecordPart[], to: RecordPart[]): Difference[] {
  return to.flatMap((part) => {
    const before = from.find(({ label, kind }) => label === part.label && kind === part.kind);
    if (part.kind === 'list') {
      return compareLists(part.label, before?.kind === 'list' ? before.entries : [], part.entries);
    }
    return compareEntries(part.label, before && entryOf(before), entryOf(part));
  });
}

function entryOf(part: RecordPart): PartEntry {
  if (part.kind === 'picture') return { text: '', picture: part.file };
  return { text: part.kind === 'text' ? part.text : '' };
}

function compareEntries(label: string, from: PartEntry | undefined, to: PartEntry): Difference[] {
  return from && keyOf(from) === keyOf(to) ? [] : [{ label, kind: 'changed', ...(from && { from }), to }];
}

function compareLists(label: string, from: PartEntry[], to: PartEntry[]): Difference[] {
  const { removed, added } = findGaps(from, to);
  const pairs = added.map((next) => ({ next, match: takeMatch(removed, next.entry) }));
  const found = pairs.map(({ next, match = takeNeighbour(removed, next) }) => ({
    place: next.place,
    ...describePair(label, next, match),
  }));
  const gone = removed.map(({ entry, place }) => ({
    place,
    label: titleOf(label, entry, place),
    kind: 'removed' as const,
    from: entry,
  }));
  return [...found, ...gone]
    .sort((a, b) => a.place - b.place)
    .map(({ place: _place, ...difference }) => difference);
}

function describePair(label: string, next: Placed, match: Placed | undefined): Difference {
  const title = titleOf(label, next.entry, next.place);
  if (!match) return { label: title, kind: 'added', to: next.entry };
  if (keyOf(match.entry) !== keyOf(next.entry)) {
    return { label: title, kind: 'changed', from: match.entry, to: next.entry };
  }
  return { label: title, kind: 'moved', places: [match.place, next.place], to: next.entry };
}

/** What an entry is called; one without words, such as a picture, is counted. */
function titleOf(label: string, { name }: PartEntry, place: number): string {
  return name ?? `${label} ${place}`;
}

function findGaps(from: PartEntry[], to: PartEntry[]): { removed: Placed[]; added: Placed[] } {
  const removed: Placed[] = [];
  const added: Placed[] = [];
  let [gap, before, now] = [0, 0, 0];
  for (const run of diffArrays(from.map(keyOf), to.map(keyOf))) {
    for (let left = run.count; left > 0; left -= 1) {
      if (!run.added) before += 1;
      if (!run.removed) now += 1;
      if (run.removed) removed.push({ entry: from[before - 1]!, place: before, gap });
      else if (run.added) added.push({ entry: to[now - 1]!, place: now, gap });
      else gap += 1;
    }
  }
  return { removed, added };
}

/** Takes the removed entry that became this one out of the list: the same one elsewhere, or a similar one. */
function takeMatch(removed: Placed[], entry: PartEntry): Placed | undefined {
  const likeness = removed.map((other) => likenessOf(other.entry, entry));
  const best = Math.max(0, ...likeness);
  if (best < alikeEnough) return undefined;
  return removed.splice(likeness.indexOf(best), 1)[0];
}

/** Takes the removed entry whose place this one has, even if they have nothing in common: new times for a day. */
function takeNeighbour(removed: Placed[], { gap }: Placed): Placed | undefined {
  const index = removed.findIndex((other) => other.gap === gap);
  return index < 0 ? undefined : removed.splice(index, 1)[0];
}

/** Share of words that two entries share, 0 to 1. */
function likenessOf(a: PartEntry, b: PartEntry): number {
  if (keyOf(a) === keyOf(b)) return 1;
  const [first, second] = [words(a), words(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  // Below 1, so that an identical entry elsewhere is preferred.
  return (0.99 * shared) / Math.max(1, first.size, second.size);
}

function words({ text, picture }: PartEntry): Set<string> {
  return new Set([...text.toLocaleLowerCase().split(/[^\p{L}\p{N}.,:]+/u), picture ?? ''].filter(Boolean));
}

function keyOf({ text, picture = '' }: PartEntry): string {
  return JSON.stringify([text, picture]);
}
