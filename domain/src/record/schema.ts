import type { AnySchema, ObjectSchema, Schema } from 'yup';
import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import {
  basedOn,
  choice,
  dateTime,
  emailAddress,
  endpoint,
  fields,
  fileName,
  flag,
  line,
  link,
  list,
  needed,
  text,
} from './checks.ts';
import { entriesOf, type Field, type Fields, type Flat, type ValueOf } from './field.ts';

/** The type of a body: fields with `missing` are required, the others optional. */
export type BodyOf<F extends Fields> = Flat<
  { [K in keyof F as F[K] extends { missing: string } ? K : never]: BodyValue<F[K]> } & {
    [K in keyof F as F[K] extends { missing: string } | { readOnly: true } ? never : K]?: BodyValue<F[K]>;
  } & ('updatedAt' extends keyof F ? { updatedAt?: Date } : unknown)
>;

type BodyValue<F> = F extends { of: infer Of extends Fields }
  ? BodyOf<Of>[]
  : F extends { kind: 'dateTime'; optional: true }
    ? Date | null
    : ValueOf<F>;

/**
 * The schema of a body with declared fields. Its `updatedAt` is that of the record which the change was based on.
 * @param rules schemas that replace those of the declaration
 */
export function schemaOf<F extends Fields>(
  declared: F,
  rules: { [K in keyof F]?: AnySchema } = {},
): ObjectSchema<BodyOf<F>> {
  const shape: Record<string, AnySchema> = {};
  for (const [name, field] of Object.entries(declared)) {
    if (name === 'updatedAt') shape[name] = basedOn();
    else if (!field.readOnly) shape[name] = rules[name] ?? checked(field);
  }
  return fields(shape) as unknown as ObjectSchema<BodyOf<F>>;
}

const texts = { text, line, link, email: emailAddress, image: fileName, video: fileName };

function checked(field: Field): Schema {
  const { kind, max, missing, names } = field;
  if (kind === 'endpoint') return endpoint(missing ?? messages.endpointEmpty);
  if (kind === 'choice') return choice(Object.keys(names ?? {}), field);
  if (kind === 'dateTime') return moment(field);
  if (kind === 'flag') return flag();
  if (kind === 'list') {
    const of = entriesOf(field);
    const entries = list('fields' in of ? schemaOf(of.fields) : checked(of.field), max ?? Limits.elements);
    return missing ? entries.required(missing) : entries;
  }
  if (!(kind in texts)) throw new Error(`A ${kind} in a body needs a rule of its own.`);
  const words = texts[kind as keyof typeof texts](max);
  return missing ? needed(words, missing) : words;
}

/** An optional date is removed with null or the empty string, the value of its empty input. */
function moment({ missing, optional, after, before }: Field): Schema {
  let read: Schema = dateTime();
  if (optional)
    read = dateTime()
      .transform((value: unknown) => (value === '' ? null : value))
      .nullable();
  if (missing) read = dateTime().required(missing);
  if (after) read = atDistance(read, after, (ms) => ms > 0);
  if (before) read = atDistance(read, before, (ms) => ms <= 0);
  return read;
}

/** Compares a date with another one of the same body; without one of them there is nothing to compare. */
function atDistance(
  read: Schema,
  { field, message, within = Infinity }: NonNullable<Field['after']>,
  isRight: (ms: number) => boolean,
): Schema {
  return read.test('distance', message, (value, { parent }) => {
    const other = (parent as Record<string, unknown>)[field];
    if (!(value instanceof Date && other instanceof Date)) return true;
    const distance = value.getTime() - other.getTime();
    return isRight(distance) && Math.abs(distance) <= within;
  });
}
