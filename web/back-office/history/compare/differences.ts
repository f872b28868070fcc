import { findChanges, type EntryChange } from './entry-changes.ts';
import type { PartEntry, RecordPart } from './record-parts.ts';

/** A difference of two states of a record, with what it is about. */
export type Difference = Omit<EntryChange<PartEntry>, 'place'> & { label: string };

/** The differences of two states of a record, in the order of its form. */
export function findDifferences(from: RecordPart[], to: RecordPart[]): Difference[] {
  return to.flatMap((part) => {
    const before = from.find(({ label, kind }) => label === part.label && kind === part.kind);
    const { label } = part;
    if (part.kind !== 'list') {
      const [old, to] = [before && before.kind !== 'list' ? entryOf(before) : undefined, entryOf(part)];
      return old && textOf(old) === textOf(to)
        ? []
        : [{ label, kind: 'changed', ...(old && { from: old }), to }];
    }
    const entries = before?.kind === 'list' ? before.entries : [];
    return findChanges(entries, part.entries, textOf).map(({ place, ...change }) => {
      // What an entry is called; one without words, such as a picture, is counted.
      const { name = `${part.label} ${place}` } = (change.to ?? change.from)!;
      return { label: name, ...change };
    });
  });
}

/** A text or a picture, as an entry. */
export function entryOf(part: Exclude<RecordPart, { kind: 'list' }>): PartEntry {
  return part.kind === 'picture' ? { text: '', picture: part.file } : { text: part.text };
}

function textOf({ text, picture = '' }: PartEntry): string {
  return JSON.stringify([text, picture]);
}
