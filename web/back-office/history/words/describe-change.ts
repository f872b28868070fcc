import {
  fieldsOf,
  formatLongDateTime,
  identifyEntries,
  kinds,
  readContent,
  readFields,
  visibility,
  type KindName,
  type RecordOfKind,
} from '@venue/domain';
import { fieldPhrases, fieldsBeside, isSameForm } from './field-phrases.ts';
import { joinPhrases, type Phrase } from './phrase.ts';

/** Words of a kind's own, and the fields that they speak for. The other fields are described by their labels. */
export type OwnWords<K extends KindName> = {
  describe: (before: RecordOfKind<K>, after: RecordOfKind<K>) => Phrase[];
  fields: readonly (keyof RecordOfKind<K>)[];
  /** They describe the whole record, so they apply to its first save, too. */
  sayAll?: true;
};

/**
 * What a change of a record did, in a few words: "Roast hake taken off", "Moved to Friday, November 27, 2026 at 9:00 PM",
 * "Home, Row 2: Text changed; Gallery images: 3 pictures added". Empty if nothing that staff can see has changed.
 * @param own words of the kind
 */
export function describeChange<K extends KindName>(
  kind: K,
  before: object,
  after: object,
  own?: OwnWords<K>,
): string {
  const now = readContent(kind, '', after);
  const then = readContent(kind, '', identifyEntries(fieldsOf(kind), before, now));
  const described = [...Object.keys(visibility), ...placesOf(kind), ...(own?.fields ?? []).map(String)];
  const phrases = [
    ...visibilityPhrases(then, now),
    ...(own?.describe(then, now) ?? []),
    ...fieldPhrases(fieldsBeside(fieldsOf(kind), ...described), then, now),
    ...placePhrases(kind, then, now),
  ];
  // Whatever nobody has words for: a change is never called none.
  return phrases.length > 0 || isSameForm(fieldsOf(kind), then, now)
    ? joinPhrases(phrases)
    : 'Details changed';
}

function visibilityPhrases(then: object, now: object): Phrase[] {
  const [before, after] = [readFields(visibility, then), readFields(visibility, now)];
  const phrases: Phrase[] = [];
  if (Boolean(before.isDraft) !== Boolean(after.isDraft)) {
    phrases.push({ text: after.isDraft ? 'Hidden from guests' : 'Published' });
  }
  const isSame = (name: 'showFrom' | 'showUntil') => before[name]?.getTime() === after[name]?.getTime();
  const say = (moment: Date | undefined, when: string, otherwise: string) =>
    phrases.push({ text: moment ? `Shown ${when} ${formatLongDateTime(moment)}` : otherwise });
  if (!isSame('showFrom')) say(after.showFrom, 'from', 'Shown from now on');
  if (!isSame('showUntil')) say(after.showUntil, 'until', 'Shown until further notice');
  return phrases;
}

function placePhrases(kind: KindName, before: object, after: object): Phrase[] {
  const among = kinds[kind].names.many;
  return isMoved(kind, before, after) ? [{ text: `Moved to another place among the ${among}` }] : [];
}

/** Whether a record has another place among those of its kind than before. */
export function isMoved(kind: KindName, before: object, after: object): boolean {
  const placeOf = (record: object) => {
    const read = new Map<string, unknown>(Object.entries(readContent(kind, '', record)));
    return placesOf(kind).map((name) => read.get(name));
  };
  return placeOf(before).join() !== placeOf(after).join();
}

/** The fields that count the place of a record among those of its kind. */
function placesOf(kind: KindName): string[] {
  return Object.entries(fieldsOf(kind)).flatMap(([name, { isPlace }]) => (isPlace ? name : []));
}
