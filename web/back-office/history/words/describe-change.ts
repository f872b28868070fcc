import {
  kinds,
  formatLongDateTime,
  readContent,
  readFields,
  visibility,
  toInput,
  type KindName,
  type RecordOfKind,
} from '@venue/domain';
import { fieldPhrases, fieldsBeside } from './field-phrases.ts';
import { gigPhrases } from './gig-phrases.ts';
import { hoursPhrases } from './hours-phrases.ts';
import { menuPhrases } from './menu-phrases.ts';
import { closingPhrases, noticePhrases } from './notice-phrases.ts';
import { joinPhrases, type Phrase } from './phrase.ts';

/** Words of a kind's own, and the fields that they speak for. The other fields are described by their labels. */
type OwnWords<K extends KindName> = {
  describe: (before: RecordOfKind<K>, after: RecordOfKind<K>) => Phrase[];
  fields: readonly (keyof RecordOfKind<K>)[];
};

const ownWords: { [K in KindName]?: OwnWords<K> } = {
  menus: { describe: menuPhrases, fields: ['contents', 'position'] },
  events: { describe: gigPhrases, fields: ['status', 'datetime', 'previousDatetime', 'slug'] },
  openingHours: { describe: hoursPhrases, fields: ['contents', 'specialDays'] },
  notice: { describe: noticePhrases, fields: ['text', 'until', 'earlier'] },
  closedTonight: {
    describe: closingPhrases,
    fields: ['area', 'reason', 'from', 'until', 'notice', 'specialDays', 'gigs'],
  },
};

const showingFields = ['isDraft', 'showFrom', 'showUntil'];

/**
 * What a change of a record did, in a few words: "Roast hake taken off", "Moved to Friday, November 27, 2026 at 9:00 PM",
 * "Home, Row 2: Text changed; Gallery images: 3 pictures added". Empty if nothing that staff can see has changed.
 */
export function describeChange<K extends KindName>(kind: K, before: object, after: object): string {
  const [then, now] = [readContent(kind, '', before), readContent(kind, '', after)];
  const own: OwnWords<K> | undefined = ownWords[kind];
  const others = fieldsBeside(kinds[kind].fields, ...showingFields, ...((own?.fields ?? []) as string[]));
  const phrases = [
    ...visibilityPhrases(then, now),
    ...(own?.describe(then, now) ?? []),
    ...fieldPhrases(others, then, now),
    ...placePhrases(then, now),
  ];
  // Whatever nobody has words for: a change is never called none.
  return phrases.length > 0 || isSameForm(kind, then, now) ? joinPhrases(phrases) : 'Details changed';
}

/** Whether a form would show the same of both. */
function isSameForm(kind: KindName, one: object, other: object): boolean {
  const [first, second] = [one, other].map((record) => JSON.stringify(toInput(kinds[kind].fields, record)));
  return first === second;
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

/** The order of the menus. */
function placePhrases(before: object, after: object): Phrase[] {
  return isMoved(before, after) ? [{ text: 'Moved to another place among the menus' }] : [];
}

/** Whether a record has another place among those of its kind than before. */
export function isMoved(before: object, after: object): boolean {
  const placeOf = (record: object) => ('position' in record ? record.position : undefined);
  return placeOf(before) !== placeOf(after);
}
