/*
 * The language in which records are declared: each field once, with its kind, its limit and its words. From the
 * declaration come the record's type, its reading, its form, its schema, its description for the API and the words
 * of the history. Public pages carry the declarations, so nothing here imports yup.
 */

/** What a field holds. `line` is text of one line; `image` and `video` name stored files. */
export type FieldKind =
  | ('text' | 'line' | 'endpoint' | 'link' | 'email' | 'image' | 'video')
  | ('dateTime' | 'number' | 'flag' | 'choice' | 'list');

/** What may be said of any field. */
export type FieldOptions = {
  /** Most characters of a text or entries of a list; each kind has its own limit otherwise. */
  max?: number;
  /** Said when it is missing, which makes it required. Any other field that is not sent keeps what is stored. */
  missing?: string;
  /** Said of a word that is not among those of a choice. */
  unknown?: string;
  /** May be absent from a record; otherwise a missing field is read as its default. */
  optional?: true;
  /** Set by the server alone: part of answers, of no form and of no body. */
  readOnly?: true;
  /** What a missing or unreadable value is read as, where it is not the kind's own (empty text, 0, false, no entries). */
  default?: string;
  /** Older spellings of a choice, and what they are read as. */
  formerly?: Readonly<Record<string, string>>;
  /** The field of the same record that a date must come after, and what is said when it does not. */
  after?: { readonly field: string; readonly message: string };
  /** Stands between the texts of a list's entry where people read it as one; a line break otherwise. */
  separator?: string;
  /** A text that the form shows in one line, although it may hold several. */
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
  /** What the entries of a list are: a Field, or Fields. Unknown here, so that each list keeps its own. */
  of?: unknown;
  /** The words of a choice, and how staff read them. */
  names?: Readonly<Record<string, string>>;
  /** Never there: it carries the type. */
  value?: Value;
};

/** The fields of a record, or of an entry in one of its lists, in the order of its form. */
export type Fields = { readonly [name: string]: Field };

export type Flat<T> = { [K in keyof T]: T[K] };
export type ValueOf<F> = F extends Field<infer Value> ? Exclude<Value, undefined> : never;
type EntryOf<Of> = Of extends Field ? ValueOf<Of> : Of extends Fields ? ValuesOf<Of> : never;

/** What an entry of these fields holds once it is read. */
export type ValuesOf<F extends Fields> = Flat<
  { -readonly [K in keyof F as F[K] extends { optional: true } ? never : K]: ValueOf<F[K]> } & {
    -readonly [K in keyof F as F[K] extends { optional: true } ? K : never]?: ValueOf<F[K]>;
  }
>;

/** A record of these fields. */
export type RecordOf<F extends Fields> = Flat<{ _id: string } & ValuesOf<F>>;

function make<Value, Kind extends FieldKind>(kind: Kind) {
  return <const O extends FieldOptions>(label: string, options?: O) =>
    ({ kind, label, ...options }) as unknown as Field<Value> & { kind: Kind } & O;
}

export const text = /* @__PURE__ */ make<string, 'text'>('text');
export const line = /* @__PURE__ */ make<string, 'line'>('line');
/** A URL endpoint: letters only (section 5). */
export const endpoint = /* @__PURE__ */ make<string, 'endpoint'>('endpoint');
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
  type Value = O extends { missing: string } | { optional: true } ? Name : Name | '';
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

/** When a record was made and last changed. */
export const stamps = {
  createdAt: dateTime('', { optional: true, readOnly: true }),
  updatedAt: dateTime('', { optional: true, readOnly: true }),
};

/** The fields, each marked as belonging to a part of the form and a heading in it. */
export function under<F extends Fields>(section: string, heading: string, fields: F): F {
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
export function entriesOf({ of }: Field): { field: Field } | { fields: Fields } {
  return typeof (of as Field).kind === 'string' ? { field: of as Field } : { fields: of as Fields };
}
