import type { Permission } from '../roles.ts';
import type { Field, Fields } from './field.ts';

type Name<F extends Fields> = keyof F & string;

/**
 * How guests get the live records of a kind. Data only: the public build keeps it, and functions compose from it.
 * - `site`: whole, in the document that every page reads; not for records with an end, which pages take out of lists
 *   and parts only
 * - `part`: each record in a part of its own, as `record`; the name of a single record's part is `part`, that of another
 *   begins with it. The site has the `fields` of each in `links.in`, and the `facts` that the server knows besides
 * - `list`: all live records in one part, as `records`
 * - `own`: composed by code of the kind, because a record needs its neighbours
 * - `nothing`: guests see it in other records only
 */
export type Publishing<F extends Fields> =
  | (F extends { showUntil: Field } ? never : { in: 'site' })
  | { in: 'part'; part: string; record: string; links?: Links<F> }
  | { in: 'list'; part: string; records: string }
  | { in: 'own' }
  | { in: 'nothing' };

type Links<F extends Fields> = { in: string; fields: readonly Name<F>[]; facts?: Fields };

/** A kind of record: what the product does with it. The rest follows from its fields. */
export type Kind<F extends Fields = Fields> = {
  /** Collection in Firestore. */
  collection: string;
  /** The address of its calls, what may follow a record's id there (`user` is the caller's own uid), and the name of its schema. */
  calls: { path: string; suffixes: readonly ('user' | 'super' | 'music')[]; schema: string };
  /** As staff read it: "Menu", "menus", "this menu". */
  names: { one: string; many: string; this: string };
  fields: F;
  /** `single` has one record, `main`, which its first save creates. A list is sorted by one of its fields. */
  list: 'single' | { by: Name<F> };
  /** The field that no other record of the kind may share, and that stands in its address. */
  address?: Name<F>;
  /** Who reads what guests don't see, and who changes it. Security rules name the same permissions. */
  access: { read: Permission; write: Permission };
  publish: Publishing<F>;
};

/** Declares a kind, with its fields typed. */
export function defineKind<const F extends Fields, const K extends Omit<Kind<F>, 'fields'>>(
  kind: K & { fields: F } & Kind<F>,
): K & { fields: F } {
  return kind;
}

/** Id of the record of a kind that has one. */
export const singleId = 'main';

type Ordered = Record<string, unknown> & { _id?: string };

/**
 * Compares two records of a kind, read or as JSON, by the field that its list is sorted by: those without a value last,
 * equal ones by their ids, as in their collection.
 */
export function inListOrder({ list }: Kind): (a: object, b: object) => number {
  const by = list === 'single' ? '_id' : list.by;
  return (one, other) => {
    const [a, b] = [one, other] as [Ordered, Ordered];
    return compare(a[by], b[by]) || compare(a._id, b._id);
  };
}

/** Compares numbers, texts, dates, or dates as JSON. */
function compare(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const [first, second] = [a, b] as [string, string];
  return Number(first > second) - Number(first < second);
}
