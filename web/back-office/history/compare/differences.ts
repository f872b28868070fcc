import { diffArrays } from 'diff';
import type { PartEntry, RecordPart } from './record-parts.ts';

/** Something in which two states of a record differ. `from` or `to` is missing where it was added or removed. */
export type Difference = {
  label: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  from?: PartEntry;
  to?: PartEntry;
};

/** A list's entry with its place, from 1, and the gap between kept entries in which it stands. */
type Placed = { entry: PartEntry; place: number; gap: number };

/** How alike two entries must be (0 to 1) to count as one that was changed. */
const alikeEnough = 0.5;

/** In what two states of a record differ, in the order of its form. */
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
    label: `${label} ${place}`,
    kind: 'removed' as const,
    from: entry,
  }));
  return [...found, ...gone]
    .sort((a, b) => a.place - b.place)
    .map(({ place: _place, ...difference }) => difference);
}

function describePair(label: string, next: Placed, match: Placed | undefined): Difference {
  if (!match) return { label: `${label} ${next.place}`, kind: 'added', to: next.entry };
  if (keyOf(match.entry) !== keyOf(next.entry)) {
    return { label: `${label} ${next.place}`, kind: 'changed', from: match.entry, to: next.entry };
  }
  return { label: `${label} ${match.place} → ${next.place}`, kind: 'moved', to: next.entry };
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

/** Takes the removed entry out of the list that became this one: the same elsewhere, or one much like it. */
function takeMatch(removed: Placed[], entry: PartEntry): Placed | undefined {
  const likeness = removed.map((other) => likenessOf(other.entry, entry));
  const best = Math.max(0, ...likeness);
  if (best < alikeEnough) return undefined;
  return removed.splice(likeness.indexOf(best), 1)[0];
}

/** Takes the removed entry in whose place this one stands, however unlike: new times for a day. */
function takeNeighbour(removed: Placed[], { gap }: Placed): Placed | undefined {
  const index = removed.findIndex((other) => other.gap === gap);
  return index < 0 ? undefined : removed.splice(index, 1)[0];
}

/** Share of words that two entries have in common, 0 to 1. */
function likenessOf(a: PartEntry, b: PartEntry): number {
  if (keyOf(a) === keyOf(b)) return 1;
  const [first, second] = [words(a), words(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  // Never quite the same: the very same entry elsewhere comes first.
  return (0.99 * shared) / Math.max(1, first.size, second.size);
}

function words({ text, picture }: PartEntry): Set<string> {
  return new Set([...text.toLocaleLowerCase().split(/[^\p{L}\p{N}.,:]+/u), picture ?? ''].filter(Boolean));
}

function keyOf({ text, picture = '' }: PartEntry): string {
  return JSON.stringify([text, picture]);
}
