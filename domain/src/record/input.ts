import { toLocalInput } from '../time/dates.ts';
import { entriesOf, type Fields, type Flat, type ValueOf } from './field.ts';
import { readFields } from './read.ts';

/** What a form edits of declared fields: all but what the server sets. Dates stand as their control holds them. */
export type InputOf<F extends Fields> = Flat<{
  -readonly [K in keyof F as F[K] extends { readOnly: true } ? never : K]: InputValue<F[K]>;
}>;

type InputValue<F> = F extends { of: infer Of extends Fields }
  ? InputOf<Of>[]
  : ValueOf<F> extends Date
    ? string
    : ValueOf<F>;

/** The editable part of a record and nothing else of it; of no record, what stands in the form before anything is typed. */
export function toInput<F extends Fields>(fields: F, record: object = {}): InputOf<F> {
  const editable = Object.entries(fields).filter(([, { readOnly }]) => !readOnly);
  const read: Record<string, unknown> = readFields(fields, record);
  const given = record as Record<string, unknown>;
  return Object.fromEntries(
    editable.map(([name, field]) => {
      const value = read[name];
      // A date that was taken out of a stored record is null there; in the form it is empty, like one that never was.
      if (field.kind === 'dateTime')
        return [name, value instanceof Date && given[name] ? toLocalInput(value) : ''];
      if (field.kind !== 'list') return [name, value ?? ''];
      const of = entriesOf(field);
      const entries = (value ?? []) as object[];
      return [name, 'fields' in of ? entries.map((entry) => toInput(of.fields, entry)) : entries];
    }),
  ) as InputOf<F>;
}
