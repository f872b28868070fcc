import type { AnySchema, MixedSchema, ObjectSchema, Schema } from 'yup';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import {
  basedOn,
  choiceSchema,
  dateTimeSchema,
  emailAddressSchema,
  urlNameSchema,
  fields,
  fileNameSchema,
  flagSchema,
  lineSchema,
  linkSchema,
  listSchema,
  needed,
  number,
  textSchema,
} from './checks.ts';
import { entryFields, type Field, type Fields, type Flat, type ValueOf } from './field.ts';

/** The type of a body: fields with `missing` are required, the others optional. */
export type BodyOf<F extends Fields> = Flat<
  { [K in keyof F as F[K] extends { requiredMessage: string } ? K : never]: BodyValue<F[K]> } & {
    [K in keyof F as F[K] extends { requiredMessage: string } | { readOnly: true } ? never : K]?: BodyValue<
      F[K]
    >;
  } & ('updatedAt' extends keyof F ? { updatedAt?: Date } : unknown)
>;

type BodyValue<F> = F extends { kind: 'list'; of: infer Of extends Fields }
  ? BodyOf<Of>[]
  : F extends { kind: 'group'; of: infer Of extends Fields }
    ? BodyOf<Of> | Extract<ValueOf<F>, null>
    : F extends { kind: 'dateTime' | 'number'; optional: true }
      ? ValueOf<F> | null
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

const texts = {
  text: textSchema,
  line: lineSchema,
  link: linkSchema,
  email: emailAddressSchema,
  image: fileNameSchema,
  video: fileNameSchema,
};

function checked(field: Field): Schema {
  const { kind, max, requiredMessage, names } = field;
  if (kind === 'urlName') return urlNameSchema(requiredMessage ?? messages.urlNameEmpty);
  if (kind === 'choice') return choiceSchema(Object.keys(names ?? {}), field);
  if (kind === 'dateTime') return moment(field);
  if (kind === 'flag') return flagSchema();
  if (kind === 'list') {
    const of = entryFields(field);
    const entries = listSchema(
      'fields' in of ? schemaOf(of.fields) : checked(of.field),
      max ?? ContentLimits.elements,
    );
    return requiredMessage ? entries.required(requiredMessage) : entries;
  }
  if (kind === 'number')
    return requiredMessage ? number().required(requiredMessage) : removable(number(), field);
  if (kind === 'group') {
    // Without a default: what is not sent is not an empty group.
    const group = schemaOf(field.of as Fields).default(undefined);
    return (field.nullable ? group.nullable() : group) as AnySchema as Schema;
  }
  const words = texts[kind](max);
  return requiredMessage ? needed(words, requiredMessage) : words;
}

/** An optional date or number is removed with null or the empty string, the value of its empty input. */
function removable(read: MixedSchema, { optional, nullable }: Field): Schema {
  if (!optional && !nullable) return read;
  return read.transform((value: unknown) => (value === '' ? null : value)).nullable();
}

function moment(field: Field): Schema {
  const { requiredMessage, after, before } = field;
  let read: Schema = requiredMessage
    ? dateTimeSchema().required(requiredMessage)
    : removable(dateTimeSchema(), field);
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
