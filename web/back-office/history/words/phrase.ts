import type { EntryChange } from '../compare/entry-changes.ts';

/** One thing that a change did, in words. */
export type Phrase = {
  text: string;
  /** Says several of the same kind in one: "12 prices changed". */
  many?: (count: number) => string;
};

/** What a change did to the entries of a list: first added and changed ones, then removed ones. */
export function entryPhrases<Entry>(
  changes: readonly EntryChange<Entry>[],
  sayNow: (now: Entry, old: Entry | undefined) => Phrase[],
  sayGone: (old: Entry) => Phrase[],
): Phrase[] {
  return [
    ...changes.flatMap(({ kind, from, to }) => (to && kind !== 'moved' ? sayNow(to, from) : [])),
    ...changes.flatMap(({ from, to }) => (from && !to ? sayGone(from) : [])),
  ];
}

/** How many things a change names before it only counts them. */
const named = 2;

/** From so many of the same kind on they are only counted. */
const several = 3;

/** Joins what a change did: "Roast hake taken off", "12 prices changed; Soup added; 3 more changes". */
export function joinPhrases(phrases: readonly Phrase[]): string {
  const texts = countSeveral(phrases);
  const rest = texts.length - named;
  if (rest <= 1) return texts.join('; ');
  return [...texts.slice(0, named), `${rest} more changes`].join('; ');
}

function countSeveral(phrases: readonly Phrase[]): string[] {
  const counts = new Map<string, number>();
  const kindOf = ({ text, many }: Phrase) => many?.(several) ?? text;
  for (const phrase of phrases) counts.set(kindOf(phrase), (counts.get(kindOf(phrase)) ?? 0) + 1);
  const texts = phrases.map((phrase) => {
    const count = counts.get(kindOf(phrase))!;
    return phrase.many && count >= several ? phrase.many(count) : phrase.text;
  });
  return [...new Set(texts)];
}
