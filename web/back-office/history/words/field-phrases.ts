import { toInput, type Field, type Fields } from '@venue/domain';
import { describeRecord } from '../compare/describe-record.ts';
import { findDifferences, type Difference } from '../compare/differences.ts';
import type { Phrase } from './phrase.ts';

/** Longest value that is said in words, in characters. */
const longestValue = 30;

/** Kinds whose value is said if it is short. */
const said = ['text', 'line', 'urlName', 'choice', 'email', 'number'];

/** What happened to the fields of a record, by their labels: "Price is now “€15”", "Home, Row 2: Text changed". */
export function fieldPhrases(fields: Fields, before: object, after: object): Phrase[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const only = { [name]: field };
    const describe = (values: object) => describeRecord(only, { [name]: undefined, ...values });
    const found = findDifferences(describe(before), describe(after));
    const { label = '' } = describe(after)[0] ?? {};
    return found.map((difference) =>
      field.kind === 'list' ? entryPhrase(field, label, difference) : valuePhrase(field, difference),
    );
  });
}

function valuePhrase({ kind }: Field, { label, from, to }: Difference): Phrase {
  const [old, now] = [from?.picture ?? from?.text ?? '', to?.picture ?? to?.text ?? ''];
  if (now === '') return { text: kind === 'flag' ? `${label}: no` : `${label} removed` };
  if (kind === 'flag') return { text: `${label}: yes` };
  const isSaid = said.includes(kind) && now.length <= longestValue;
  if (isSaid && !now.includes('\n')) return { text: `${label} is now “${now}”` };
  return { text: `${label} ${old === '' ? 'added' : 'changed'}` };
}

/** An entry of a list, by its name; a picture alone has none. */
function entryPhrase(list: Field, noun: string, { label, kind, from, to }: Difference): Phrase {
  if ((to ?? from)?.text === '') {
    return {
      text: `${list.label}: a picture ${kind}`,
      many: (count) => `${list.label}: ${count} pictures ${kind}`,
    };
  }
  return {
    text: `${label} ${kind}`,
    many: (count) => `${count} ${noun.toLowerCase()}s ${kind}`,
  };
}

/** The fields without some of them, which have words of their own. */
export function fieldsBeside(fields: Fields, ...own: string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !own.includes(name)));
}

/** Whether a form would show the same of both. */
export function isSameForm(fields: Fields, one: object, other: object): boolean {
  return JSON.stringify(toInput(fields, one)) === JSON.stringify(toInput(fields, other));
}

/** What happened to the fields of an entry, under its name: "Roast hake: Spice is now “hot”". */
export function entryFieldPhrases(name: string, fields: Fields, before: object, after: object): Phrase[] {
  return fieldPhrases(fields, before, after).map(({ text }) => ({ text: `${name}: ${text}` }));
}
