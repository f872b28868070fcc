import type { Fields } from '@venue/domain';
import { describeRecord } from '../../history/compare/describe-record.ts';
import type { RecordPart } from '../../history/compare/record-parts.ts';
import { mergeLists, type ListClash } from './merge-list.ts';
import { mergeValue, type Side, type Versions } from './merge-value.ts';

/** Something that two people have changed, each in their own way. */
export type Clash = {
  /** The same for the same three versions. */
  id: string;
  /** Both versions as people read them, under the same label. */
  mine: RecordPart;
  theirs: RecordPart;
};

/** The sides that were chosen, by the id of the clash; the own one wins where nothing was chosen. */
export type Choices = Readonly<Record<string, Side>>;

/**
 * Merges two versions of a record's values with the values both started from: fields, and entries of lists, that
 * only one side has changed are taken from that side. What both have changed is a clash.
 * @param fields the record's declaration, which names the clashes
 */
export function mergeRecord<Values extends object>(
  fields: Fields,
  versions: Versions<Values>,
  choices: Choices = {},
): { values: Values; clashes: Clash[] } {
  const clashes: Clash[] = [];
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs] as Record<string, unknown>[];
  const names = [...new Set([mine, theirs].flatMap((values) => Object.keys(values!)))];
  const values = names.map((name) => {
    const part = { base: base![name], mine: mine![name], theirs: theirs![name] };
    const describe = (value: unknown) =>
      describeRecord(fields, { [name]: value })[0] ??
      ({ kind: 'text', label: name, text: String(value) } as const);
    if (Object.values(part).some(Array.isArray)) {
      const merged = mergeLists(asLists(part), (clash) => choices[`${name}.${clash}`] ?? 'mine');
      merged.clashes.forEach((clash, index) =>
        clashes.push({ id: `${name}.${index}`, ...describeListClash(clash, describe, part.mine) }),
      );
      return [name, merged.entries];
    }
    const merged = mergeValue(part, choices[name] ?? 'mine');
    if (merged.isClash) clashes.push({ id: name, mine: describe(part.mine), theirs: describe(part.theirs) });
    return [name, merged.value];
  });
  const known = values.filter(([, value]) => value !== undefined);
  return { values: Object.fromEntries(known) as Values, clashes };
}

/** The versions of a list; one that lacks it has no entries. */
function asLists({ base, mine, theirs }: Versions<unknown>): Versions<unknown[]> {
  const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
  return { base: listOf(base), mine: listOf(mine), theirs: listOf(theirs) };
}

/** A single entry under its name, such as "Restaurant, Friday", which it has from its place in the list; several as a list. */
function describeListClash(
  { index, mine, theirs }: ListClash,
  describe: (entries: unknown) => RecordPart,
  ownList: unknown,
) {
  const [own, other, whole] = [describe(mine), describe(theirs), describe(ownList)];
  if (own.kind !== 'list' || other.kind !== 'list' || mine.length > 1 || theirs.length > 1)
    return { mine: own, theirs: other };
  const named = mine.length > 0 && whole.kind === 'list' ? whole.entries[index] : other.entries[0];
  const label = named?.name ?? `${own.label} ${index + 1}`;
  const describeOnly = (part: typeof own): RecordPart => {
    const { text = '', picture } = part.entries[0] ?? {};
    return picture && !text ? { kind: 'picture', label, file: picture } : { kind: 'text', label, text };
  };
  return { mine: describeOnly(own), theirs: describeOnly(other) };
}
