import { toLocalInput } from '../time/dates.ts';
import { entriesOf, type Fields, type Flat, type ValueOf } from './field.ts';
import { readFields } from './read.ts';

/**
 * The values of a form: all fields except those that the server sets. Dates are strings, as in their input. Optional
 * lists and ids are there, empty, so that two versions of a form have the same parts; what is added to a form may lack
 * them.
 */
export type InputOf<F extends Fields> = Flat<
  { -readonly [K in Exclude<keyof F, ReadOnly<F> | Dispensable<F>>]: InputValue<F[K]> } & {
    -readonly [K in Exclude<Dispensable<F>, ReadOnly<F>>]?: InputValue<F[K]>;
  }
>;

type ReadOnly<F extends Fields> = { [K in keyof F]: F[K] extends { readOnly: true } ? K : never }[keyof F];

type Dispensable<F extends Fields> = {
  [K in keyof F]: F[K] extends { optional: true }
    ? F[K] extends { kind: 'list' }
      ? K
      : Extract<K, '_id'>
    : never;
}[keyof F];

type InputValue<F> = F extends { of: infer Of extends Fields }
  ? InputOf<Of>[]
  : ValueOf<F> extends Date
    ? string
    : ValueOf<F>;

/** The form values of a record; without a record, those of an empty form. */
export function toInput<F extends Fields>(fields: F, record: object = {}): InputOf<F> {
  const editable = Object.entries(fields).filter(([, { readOnly }]) => !readOnly);
  const read: Record<string, unknown> = readFields(fields, record);
  const given = record as Record<string, unknown>;
  return Object.fromEntries(
    editable.map(([name, field]) => {
      const value = read[name];
      // A removed date is stored as null; in the form it is empty, like a missing one.
      if (field.kind === 'dateTime')
        return [name, value instanceof Date && given[name] ? toLocalInput(value) : ''];
      if (field.kind === 'flag') return [name, value === true];
      if (field.kind !== 'list') return [name, value ?? field.default ?? ''];
      const of = entriesOf(field);
      const entries = (value ?? []) as object[];
      return [name, 'fields' in of ? entries.map((entry) => toInput(of.fields, entry)) : entries];
    }),
  ) as InputOf<F>;
}
