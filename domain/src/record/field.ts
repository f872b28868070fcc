/*
 * Declarations of records: each field once, with its kind, limit and messages. The record's type, reader, form,
 * schema, API description and the labels in its history derive from the declaration. Public pages load the
 * declarations, so nothing here imports yup.
 */

/** The kind of a field. `line` is text of one line; `image` and `video` are names of stored files. */
export type FieldKind =
  | ('text' | 'line' | 'urlName' | 'link' | 'email' | 'image' | 'video')
  | ('dateTime' | 'number' | 'flag' | 'choice' | 'list' | 'group');

/** The options of a field. */
export type FieldOptions = {
  /** Limit of the characters of a text or the entries of a list; each kind has a default. */
  max?: number;
  /** The message for a missing value, which makes the field required. Other fields keep their value if not sent. */
  requiredMessage?: string;
  /** The message for an unknown value of a choice. */
  unknown?: string;
  /** May be absent from a record; otherwise a missing field is read as its default. */
  optional?: true;
  /** May be null, which is stored and read as such. A missing value that is not optional is null too. */
  nullable?: true;
  /** The entries of a list have an `entryId` each: one that lacks it is read with an id made from its place. */
  withIds?: true;
  /** Set by the server only: part of responses, but not of forms and bodies. */
  readOnly?: true;
  /** Kept in the stored record only: `readRecord` leaves it out. What is internal is read-only as well. */
  internal?: true;
  /** Never in what guests get, published or from the API. The field is optional. */
  staffOnly?: true;
  /** The default for a missing or invalid value, if not the kind's own (empty text, 0, false, no entries). */
  default?: string | boolean;
  /** Former spellings of a choice's values, with the current ones. */
  aliases?: Readonly<Record<string, string>>;
  /** The field of the same record that a date must come after, within so many ms, and the message otherwise. */
  after?: { readonly field: string; readonly message: string; readonly within?: number };
  /** The same for a date that must not come after the other. */
  before?: { readonly field: string; readonly message: string; readonly within?: number };
  /** A number that counts places from 0: people read it as counted from 1. */
  isPlace?: true;
  /** Separator of the texts of a list's entry in the history; a line break by default. */
  separator?: string;
  /** A text in a one-line field of the form, although it may have several lines. */
  isShort?: true;
  /** Help below the field of the form. */
  hint?: string;
  /** Part of the form, and the heading within it. */
  section?: string;
  heading?: string;
};

/** One field. `label` is what staff read, in the form and in the history; a field without one is not shown. */
export type Field<Value = unknown> = FieldOptions & {
  kind: FieldKind;
  label: string;
  /**
   * What the entries of a list are: a Field, or Fields; of a group its Fields. Unknown here, so that each keeps its
   * own.
   */
  of?: unknown;
  /** The words of a choice, and how staff read them. */
  names?: Readonly<Record<string, string>>;
  /** Type only: never set at runtime. */
  value?: Value;
};

/** The fields of a record, or of an entry in one of its lists, in the order of its form. */
export type Fields = { readonly [name: string]: Field };

export type Flat<T> = { [K in keyof T]: T[K] };
export type ValueOf<F> =
  F extends Field<infer Value>
    ? Exclude<Value, undefined> | (F extends { nullable: true } ? null : never)
    : never;
type EntryOf<Of> = Of extends Field ? ValueOf<Of> : Of extends Fields ? ValuesOf<Of> : never;

type WithOptional<F extends Fields> = Flat<
  { -readonly [K in keyof F as F[K] extends { optional: true } ? never : K]: ValueOf<F[K]> } & {
    -readonly [K in keyof F as F[K] extends { optional: true } ? K : never]?: ValueOf<F[K]>;
  }
>;

/** What an entry of these fields holds once it is read. */
export type ValuesOf<F extends Fields> = WithOptional<{
  [K in keyof F as F[K] extends { internal: true } ? never : K]: F[K];
}>;

/** The same with what is kept in the stored record only. */
export type StoredOf<F extends Fields> = WithOptional<F>;

/** A record of these fields. */
export type RecordOf<F extends Fields> = Flat<{ _id: string } & ValuesOf<F>>;

function make<Value, Kind extends FieldKind>(kind: Kind) {
  return <const O extends FieldOptions>(label: string, options?: O) =>
    ({ kind, label, ...options }) as unknown as Field<Value> & { kind: Kind } & O;
}

export const text = /* @__PURE__ */ make<string, 'text'>('text');
export const line = /* @__PURE__ */ make<string, 'line'>('line');
/** A URL endpoint: letters only. */
export const urlName = /* @__PURE__ */ make<string, 'urlName'>('urlName');
export const link = /* @__PURE__ */ make<string, 'link'>('link');
export const email = /* @__PURE__ */ make<string, 'email'>('email');
export const image = /* @__PURE__ */ make<string, 'image'>('image');
export const video = /* @__PURE__ */ make<string, 'video'>('video');
export const dateTime = /* @__PURE__ */ make<Date, 'dateTime'>('dateTime');
export const number = /* @__PURE__ */ make<number, 'number'>('number');
export const flag = /* @__PURE__ */ make<boolean, 'flag'>('flag');

/** One of a few words. A choice that is not required may be the empty string, for none. */
export function choice<Name extends string, const O extends FieldOptions>(
  label: string,
  names: Readonly<Record<Name, string>>,
  options?: O,
) {
  type Value = O extends { requiredMessage: string } | { optional: true } ? Name : Name | '';
  return { kind: 'choice', label, names, ...options } as unknown as Field<Value> & { kind: 'choice' } & O;
}

/** A list of values of one kind, or of entries with fields of their own. `label` names one entry. */
export function list<const Of extends Field | Fields, const O extends FieldOptions>(
  label: string,
  of: Of,
  options?: O,
) {
  return { kind: 'list', label, of, ...options } as unknown as Field<EntryOf<Of>[]> & {
    kind: 'list';
    of: Of;
  } & O;
}

/** Several values under one name, such as who has confirmed something and when. */
export function group<const Of extends Fields, const O extends FieldOptions>(
  label: string,
  of: Of,
  options?: O,
) {
  return { kind: 'group', label, of, ...options } as unknown as Field<ValuesOf<Of>> & {
    kind: 'group';
    of: Of;
  } & O;
}

/** When a record was made and last changed, and the uid of who changed it. */
export const stamps = {
  createdAt: dateTime('', { optional: true, readOnly: true }),
  updatedAt: dateTime('', { optional: true, readOnly: true }),
  updatedBy: line('', { optional: true, readOnly: true, internal: true }),
};

/** The same of a record of which nobody reads when it was made. */
export const changeStamps = {
  ...stamps,
  createdAt: dateTime('', { optional: true, readOnly: true, internal: true }),
};

/** The id of an entry in a list `withIds`. The server gives one to an entry that is sent without. */
export const entryId = line('', {
  optional: true,
  hint: 'Unique in its list, and the same as long as the entry is there.',
});

/** The fields, each marked as belonging to a part of the form and a heading in it. */
export function inSection<F extends Fields>(section: string, heading: string, fields: F): F {
  const marked = Object.entries(fields).map(([name, field]) => [name, { ...field, section, heading }]);
  return Object.fromEntries(marked) as F;
}

/** Names of the fields of some kinds. */
export type NamesOf<F extends Fields, Kind extends FieldKind> = {
  [K in keyof F & string]: F[K] extends { kind: Kind } ? K : never;
}[keyof F & string];

/** Names of the fields of some kinds, in the order of the form. */
export function namesOf<F extends Fields, Kind extends FieldKind>(
  fields: F,
  ...kinds: Kind[]
): NamesOf<F, Kind>[] {
  const found = Object.entries(fields).filter(([, { kind }]) => (kinds as FieldKind[]).includes(kind));
  return found.map(([name]) => name) as NamesOf<F, Kind>[];
}

/** What the entries of a list are: values of one kind, or entries with fields of their own. */
export function entryFields({ of }: Field): { field: Field } | { fields: Fields } {
  return typeof (of as Field).kind === 'string' ? { field: of as Field } : { fields: of as Fields };
}
