import type { Fields } from '@venue/domain';
import { describeRecord } from '../../history/compare/describe-record.ts';
import type { PartEntry, RecordPart } from '../../history/compare/record-parts.ts';
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
    const [own, other] = [part.mine, part.theirs].map(
      (value): RecordPart =>
        describeRecord(fields, { [name]: value })[0] ?? { kind: 'text', label: name, text: String(value) },
    ) as [RecordPart, RecordPart];
    if (Object.values(part).some(Array.isArray)) {
      const merged = mergeLists(asLists(part), (clash) => choices[`${name}.${clash}`] ?? 'mine');
      merged.clashes.forEach((clash, index) =>
        clashes.push({ id: `${name}.${index}`, ...describeListClash(clash, own, other) }),
      );
      return [name, merged.entries];
    }
    const merged = mergeValue(part, choices[name] ?? 'mine');
    if (merged.isClash) clashes.push({ id: name, mine: own, theirs: other });
    return [name, merged.value];
  });
  const known = values.filter(([, value]) => value !== undefined);
  return { values: Object.fromEntries(known) as Values, clashes };
}

/** The versions of a list; one that lacks it has no entries. */
function asLists({ base, mine, theirs }: Versions<unknown>): Versions<unknown[]> {
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  return { base: listOf(base), mine: listOf(mine), theirs: listOf(theirs) };
}

/** Both versions of an entry under its name, such as "Restaurant, Friday"; of an order, those of the whole list. */
function describeListClash({ mine, theirs }: ListClash, own: RecordPart, other: RecordPart) {
  const place = mine ?? theirs;
  if (own.kind !== 'list' || other.kind !== 'list' || place === undefined)
    return { mine: own, theirs: other };
  const entries = [own.entries[mine ?? -1], other.entries[theirs ?? -1]] as const;
  const { name: label = `${own.label} ${place + 1}` } = entries[0] ?? entries[1]!;
  const isPicture = entries.some((entry) => entry?.picture && !entry.text);
  const partOf = ({ text, picture = '' }: PartEntry = { text: '' }): RecordPart =>
    isPicture ? { kind: 'picture', label, file: picture } : { kind: 'text', label, text };
  return { mine: partOf(entries[0]), theirs: partOf(entries[1]) };
}
