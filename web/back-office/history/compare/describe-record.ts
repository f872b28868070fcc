import { entryFields, formatLongDateTime, fromLocalInput, type Field, type Fields } from '@venue/domain';
import { placesInWeek } from './places-in-week.ts';
import type { PartEntry, RecordPart } from './record-parts.ts';
import { shorten } from './shorten.ts';

/**
 * Describes a record, or the values of its form, for people to compare: every declared field that has a label and a
 * value, under its section of the form.
 */
export function describeRecord(fields: Fields, values: object): RecordPart[] {
  const found = values as Record<string, unknown>;
  return Object.entries(fields)
    .filter(([name, { label }]) => label && name in found)
    .map(([name, field]) => describeField(field, found[name]));
}

function describeField(field: Field, value: unknown): RecordPart {
  const place = [field.section, field.heading].filter(Boolean).join(', ');
  const label = place ? `${place}: ${field.label}` : field.label;
  if (field.kind === 'image') return { kind: 'picture', label, file: readText(field, value) };
  if (field.kind === 'list') return { kind: 'list', label, entries: describeEntries(field, listOf(value)) };
  return { kind: 'text', label, text: readText(field, value) };
}

/** The entries of a list. Times of the opening hours alone would not say whose they are, so lines are named by their day. */
function describeEntries(list: Field, values: unknown[]): PartEntry[] {
  const places = placesInWeek(list, values);
  return values.map((value, index) => {
    const { name, ...entry } = describeEntry(list, value);
    const named = places[index] || name;
    return { ...entry, ...(named && { name: named }) };
  });
}

/** An entry of a list as one text: its type, then its texts. Beside it stands its first picture. */
function describeEntry(list: Field, entry: unknown): PartEntry {
  const of = entryFields(list);
  if ('field' in of) {
    if (of.field.kind === 'image') return { text: '', picture: String(entry) };
    const text = readText(of.field, entry);
    return { text, ...nameEntry(list.label, text) };
  }
  const { _id, ...values } = entry as Record<string, unknown>;
  const texts: string[] = [];
  let [type, picture, words] = ['', '', ''];
  for (const [name, field] of Object.entries(of.fields)) {
    const value = values[name];
    if (field.kind === 'image' && !picture) picture = readText(field, value);
    else if (field.kind === 'choice' && !field.label) type = readText(field, value);
    else texts.push(...readTexts(field, value));
    if (isWords(field)) words ||= texts.find(Boolean) ?? '';
  }
  const text = texts.filter(Boolean).join(list.separator ?? '\n');
  return {
    ...(typeof _id === 'string' && { _id }),
    text: [type, text].filter(Boolean).join(': '),
    ...(picture && { picture }),
    ...(words ? nameEntry(type || list.label, words) : type && { name: type }),
  };
}

/** "Dish “Roast hake”", "Paragraph “Be kind to…”"; nothing for an entry without words. */
function nameEntry(noun: string, words: string): { name?: string } {
  const short = shorten(words);
  return short ? { name: `${noun} “${short}”` } : {};
}

/** Whether an entry can be called by what the field says: a text, or texts without a label of their own. */
function isWords({ kind, label }: Field): boolean {
  return kind === 'line' || kind === 'text' || (kind === 'list' && !label);
}

/** A field within an entry: what does not speak for itself, as the name of a dish does, stands under its label. */
function readTexts(field: Field, value: unknown): string[] {
  const { kind, label } = field;
  if (kind === 'list') {
    const entries = listOf(value).map((inner) => describeEntry(field, inner));
    const texts = entries.map(({ text, picture }) => [text, picture].filter(Boolean).join(' '));
    return label && texts.length > 0 ? [`${label}: ${texts.join(', ')}`] : texts;
  }
  const text = readText(field, value);
  return [labelled.includes(kind) && label && text ? `${label}: ${text}` : text];
}

const labelled = ['choice', 'number', 'dateTime', 'image', 'video'];

/** A group as one text: "Off until Monday, November 23, 2026 at 5:00 AM". */
function describeGroup({ label, of }: Field, value: object): string {
  const texts = Object.entries(of as Fields).flatMap(([name, field]) => {
    const inner = (value as Record<string, unknown>)[name];
    if (field.kind === 'list') return readTexts(field, inner);
    const text = readText(field, inner);
    return field.kind === 'flag' || field.kind === 'group' ? text : text && `${field.label} ${text}`;
  });
  return [label, ...texts].filter(Boolean).join(' ');
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function readText(field: Field, value: unknown): string {
  const { kind, label, names = {} } = field;
  if (value === undefined || value === null || value === '') return '';
  if (kind === 'group') return typeof value === 'object' ? describeGroup(field, value) : '';
  if (kind === 'flag') return value ? label : '';
  if (kind === 'dateTime')
    return formatLongDateTime(value instanceof Date ? value : fromLocalInput(String(value)));
  if (kind === 'choice') return names[String(value)] ?? '';
  return String(kind === 'number' && field.isPlace ? Number(value) + 1 : value);
}
