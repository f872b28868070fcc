import type { KindName, RecordOfKind } from '@venue/domain';

/** A change of a record: who, when, and the state before. */
export type Revision = {
  _id: string;
  /** The record, such as `menus/abc`. */
  path: string;
  /** Its collection. */
  kind: string;
  operation: 'create' | 'update' | 'delete' | 'restore';
  /** The record before the change; null when there was none. */
  before: object | null;
  by: string;
  /** Name of that person at the time, or the empty string for a script. */
  byName: string;
  at: Date;
};

/** A kind of content, as the history needs it. */
export type RecordKind = {
  /** Collection in Firestore. */
  collection: KindName;
  /** Name of one record, such as "Menu". */
  noun: string;
  /** Title of a record, such as the menu's; the empty string for a kind with a single record. */
  titleOf: (record: object) => string;
  /** Address of its form. */
  editPath: (id: string) => string;
};

/** Declares a kind with `titleOf` typed by its records. */
export function recordKind<K extends KindName>(
  kind: Omit<RecordKind, 'collection' | 'titleOf'> & {
    collection: K;
    titleOf?: (record: RecordOfKind<K>) => string;
  },
): RecordKind {
  return { titleOf: () => '', ...kind } as RecordKind;
}

/** The kind that a revision belongs to. @throws for an unknown kind */
export function kindOf(kinds: RecordKind[], path: string): RecordKind {
  const collection = path.split('/')[0];
  const kind = kinds.find((each) => each.collection === collection);
  if (!kind) throw new Error(`The history knows no records at ${path}.`);
  return kind;
}

/** "Menu “Dinner”", or just "Opening hours" for a single record. */
export function nameRecord(kind: RecordKind, record: object | null | undefined): string {
  const title = record ? kind.titleOf(record) : '';
  return title ? `${kind.noun} “${title}”` : kind.noun;
}

const verbs: Record<Revision['operation'], string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'brought back',
};

/** What was done: "changed". */
export function verbOf({ operation }: Pick<Revision, 'operation'>): string {
  return verbs[operation];
}

/** Who it was. A change without a name was made by a script, such as restoring a backup. */
export function whoOf({ byName }: Revision): string {
  return byName || 'the system';
}
