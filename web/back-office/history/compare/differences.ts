import { findChanges, type EntryChange } from './entry-changes.ts';
import type { PartEntry, RecordPart } from './record-parts.ts';

/** A difference of two states of a record, with what it is about. */
export type Difference = Omit<EntryChange<PartEntry>, 'place'> & { label: string };

/** The differences of two states of a record, in the order of its form. */
export function findDifferences(from: RecordPart[], to: RecordPart[]): Difference[] {
  return to.flatMap((part) => {
    const before = from.find(({ label, kind }) => label === part.label && kind === part.kind);
    if (part.kind !== 'list') return compareEntries(part.label, before && entryOf(before), entryOf(part));
    const entries = before?.kind === 'list' ? before.entries : [];
    return findChanges(entries, part.entries, textOf).map(({ place, ...change }) => {
      // What an entry is called; one without words, such as a picture, is counted.
      const { name = `${part.label} ${place}` } = (change.to ?? change.from)!;
      return { label: name, ...change };
    });
  });
}

function entryOf(part: RecordPart): PartEntry {
  if (part.kind === 'picture') return { text: '', picture: part.file };
  return { text: part.kind === 'text' ? part.text : '' };
}

function compareEntries(label: string, from: PartEntry | undefined, to: PartEntry): Difference[] {
  return from && textOf(from) === textOf(to) ? [] : [{ label, kind: 'changed', ...(from && { from }), to }];
}

function textOf({ text, picture = '' }: PartEntry): string {
  return JSON.stringify([text, picture]);
}
