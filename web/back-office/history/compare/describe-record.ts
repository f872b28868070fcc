import { entriesOf, formatLongDateTime, fromLocalInput, type Field, type Fields } from '@venue/domain';
import type { PartEntry, RecordPart } from './record-parts.ts';

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
  if (field.kind === 'image') return { kind: 'picture', label, file: String(value) };
  if (field.kind === 'list')
    return { kind: 'list', label, entries: listOf(value).map((entry) => describeEntry(field, entry)) };
  return { kind: 'text', label, text: readText(field, value) };
}

/** An entry of a list as one text: its type, then its texts. */
function describeEntry(list: Field, entry: unknown): PartEntry {
  const of = entriesOf(list);
  if ('field' in of) {
    return of.field.kind === 'image'
      ? { text: '', picture: String(entry) }
      : { text: readText(of.field, entry) };
  }
  const values = entry as Record<string, unknown>;
  const texts: string[] = [];
  let [type, picture] = ['', ''];
  for (const [name, field] of Object.entries(of.fields)) {
    const value = values[name];
    if (field.kind === 'image') picture = String(value);
    else if (field.kind === 'list') texts.push(...describeInner(field, listOf(value)));
    else if (field.kind === 'choice' && !field.label) type = readText(field, value);
    else if (name !== '_id') texts.push(withLabel(field, readText(field, value)));
  }
  const text = texts.filter(Boolean).join(list.separator ?? '\n');
  return { text: [type, text].filter(Boolean).join(': '), ...(picture && { picture }) };
}

/** A list within an entry: its entries, or one text under its label ("Allergens: milk, egg"). */
function describeInner(field: Field, values: unknown[]): string[] {
  const texts = values.map((inner) => describeEntry(field, inner).text);
  return field.label && texts.length > 0 ? [`${field.label}: ${texts.join(', ')}`] : texts;
}

/** A group as one text: "Off until Monday, November 23, 2026 at 5:00 AM". */
function describeGroup({ label, of }: Field, value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const values = value as Record<string, unknown>;
  const texts = Object.entries(of as Fields).map(([name, field]) => {
    const text = readText(field, values[name]);
    return text && `${field.label} ${text}`;
  });
  return [label, ...texts].filter(Boolean).join(' ');
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function withLabel({ kind, label }: Field, text: string): string {
  return kind === 'choice' && text ? `${label}: ${text}` : text;
}

function readText(field: Field, value: unknown): string {
  const { kind, label, names = {} } = field;
  if (kind === 'group') return describeGroup(field, value);
  if (value === undefined || value === null || value === '') return '';
  if (kind === 'flag') return value ? label : '';
  if (kind === 'dateTime')
    return formatLongDateTime(value instanceof Date ? value : fromLocalInput(String(value)));
  if (kind === 'choice') return names[String(value)] ?? '';
  // Places count from 0, people count from 1.
  return kind === 'number' ? String(Number(value) + 1) : String(value);
}
