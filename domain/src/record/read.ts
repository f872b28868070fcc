import { withIds } from './entry-ids.ts';
import {
  entryFields,
  type Field,
  type Fields,
  type RecordOf,
  type StoredOf,
  type ValuesOf,
} from './field.ts';

/**
 * Reads a record from a stored document or published JSON; dates can be Date, Timestamp (anything with a `toDate`) or
 * ISO strings. Missing fields get their default, so that old documents stay readable. Undeclared fields are dropped, so
 * that they never leave the server.
 */
export function readRecord<F extends Fields>(fields: F, id: string, data: object): RecordOf<F> {
  return { _id: id, ...readFields(fields, data) };
}

/** Reads the fields of something without an id. */
export function readFields<F extends Fields>(fields: F, data: object): ValuesOf<F> {
  const shown = Object.entries(fields).filter(([, { internal }]) => !internal);
  return readStored(Object.fromEntries(shown), data) as ValuesOf<F>;
}

/** Reads a stored document with what is kept in it only. For the server: none of that may leave it. */
export function readStored<F extends Fields>(fields: F, data: object): StoredOf<F> {
  const found = data as Record<string, unknown>;
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = readValue(field, found[name]);
    if (value !== undefined) values[name] = value;
  }
  return values as StoredOf<F>;
}

/** A record or an entry as guests get it: without what only staff need to know, at any depth. */
export function withoutStaffOnly<Values extends object>(fields: Fields, values: Values): Values {
  const shown = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    return field?.staffOnly ? [] : [[name, field ? shownValue(field, value) : value] as const];
  });
  return Object.fromEntries(shown) as Values;
}

function shownValue(field: Field, value: unknown): unknown {
  if (field.kind !== 'list' && field.kind !== 'group') return value;
  const of = entryFields(field);
  if (!('fields' in of)) return value;
  if (Array.isArray(value)) return value.map((entry: object) => withoutStaffOnly(of.fields, entry));
  return isObject(value) ? withoutStaffOnly(of.fields, value) : value;
}

/** Names of the stored files in a record, in order. */
export function fileNames(fields: Fields, values: object): string[] {
  const found = values as Record<string, unknown>;
  return Object.entries(fields)
    .flatMap(([name, field]) => filesIn(field, found[name]))
    .filter(Boolean);
}

function filesIn(field: Field, value: unknown): string[] {
  if (field.kind === 'image' || field.kind === 'video') return typeof value === 'string' ? [value] : [];
  if (field.kind !== 'list') return [];
  const of = entryFields(field);
  return asList(value).flatMap((entry) =>
    'fields' in of ? fileNames(of.fields, entry as object) : filesIn(of.field, entry),
  );
}

function readValue(field: Field, value: unknown): unknown {
  if (field.nullable && (value === null || (value === undefined && !field.optional))) return null;
  const nothing = field.optional ? undefined : emptyValue(field);
  switch (field.kind) {
    case 'dateTime':
      return readDate(value) ?? nothing;
    case 'number':
      return typeof value === 'number' ? value : nothing;
    case 'flag':
      return typeof value === 'boolean' ? value : nothing;
    case 'list':
      return field.optional && !Array.isArray(value) ? undefined : readList(field, asList(value));
    case 'group':
      return isObject(value) ? readFields(field.of as Fields, value) : nothing;
    case 'choice':
      return readChoice(field, value) ?? nothing;
    default:
      return typeof value === 'string' ? value : nothing;
  }
}

function readList(field: Field, values: unknown[]): unknown[] {
  const of = entryFields(field);
  if ('fields' in of) {
    const entries = values.filter(isObject).map((value) => readFields(of.fields, value));
    return field.withIds ? withIds(entries as { _id?: string }[]) : entries;
  }
  const readable: Field = { ...of.field, optional: true };
  return values.map((value) => readValue(readable, value)).filter((value) => value !== undefined);
}

function readChoice({ names = {}, aliases = {} }: Field, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (Object.hasOwn(names, value)) return value;
  return Object.hasOwn(aliases, value) ? aliases[value] : undefined;
}

function emptyValue({ kind, nullable, of, default: other = '' }: Field): unknown {
  if (nullable) return null;
  if (kind === 'group') return readFields(of as Fields, {});
  if (kind === 'dateTime') return new Date(0);
  if (kind === 'number') return 0;
  return kind === 'flag' ? other === true : other;
}

function readDate(value: unknown): Date | undefined {
  if (isObject(value) && 'toDate' in value) return (value.toDate as () => Date)();
  const date = value instanceof Date ? value : new Date(typeof value === 'string' ? value : NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
