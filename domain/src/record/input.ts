import { toLocalInput } from '../time/dates.ts';
import { entryFields, type Field, type Fields, type Flat, type ValueOf } from './field.ts';
import { readFields } from './read.ts';

/**
 * The values of a form: all fields except those that the server sets. Dates are strings, as in their input. A list or
 * group that may be missing is missing here as well, because that says something else than an empty one: of a dish
 * without a list of allergens nobody has said what it contains.
 */
export type InputOf<F extends Fields> = Flat<
  { -readonly [K in Exclude<keyof F, ReadOnly<F> | Dispensable<F>>]: InputValue<F[K]> } & {
    -readonly [K in Exclude<Dispensable<F>, ReadOnly<F>>]?: InputValue<F[K]>;
  }
>;

type ReadOnly<F extends Fields> = { [K in keyof F]: F[K] extends { readOnly: true } ? K : never }[keyof F];

/** Also ids: what is added to a form may lack them. */
type Dispensable<F extends Fields> = {
  [K in keyof F]: F[K] extends { optional: true }
    ? F[K] extends { kind: 'list' | 'group' }
      ? K
      : Extract<K, '_id'>
    : never;
}[keyof F];

type InputValue<F> = F extends { kind: 'list'; of: infer Of }
  ? (Of extends Field ? InputValue<Of> : Of extends Fields ? InputOf<Of> : never)[]
  : F extends { kind: 'group'; of: infer Of extends Fields }
    ? InputOf<Of> | Extract<ValueOf<F>, null>
    : F extends { kind: 'dateTime' }
      ? string
      : NonNullable<ValueOf<F>> | EmptyInput<F>;

/** The value of an empty input where the record has none: numbers, and choices that nobody has to make. */
type EmptyInput<F> = F extends { default: string }
  ? never
  : F extends { kind: 'number' | 'choice' } & ({ optional: true } | { nullable: true })
    ? ''
    : never;

/** The form values of a record; without a record, those of an empty form. */
export function toInput<F extends Fields>(fields: F, record: object = {}): InputOf<F> {
  const read: Record<string, unknown> = readFields(fields, record);
  const given = record as Record<string, unknown>;
  const values = Object.entries(fields)
    .filter(([, { readOnly }]) => !readOnly)
    // A required date that is missing is read as one of 1970, and a removed one is stored as null: both are empty.
    .map(([name, field]) => [
      name,
      inputValue(field, given[name] || field.kind !== 'dateTime' ? read[name] : ''),
    ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as InputOf<F>;
}

function inputValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'dateTime':
      return value instanceof Date ? toLocalInput(value) : '';
    case 'flag':
      return value === true;
    case 'group':
      return value && toInput(field.of as Fields, value);
    case 'list': {
      const of = entryFields(field);
      const entries = value as object[] | undefined;
      return entries?.map((entry) =>
        'fields' in of ? toInput(of.fields, entry) : inputValue(of.field, entry),
      );
    }
    default:
      return value ?? field.default ?? '';
  }
}
