import type { ContentKind, ContentRecords } from '@venue/domain';

/** Something that was changed: by whom, when, and what was there before. */
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
  /** Name of whoever it was at that time, or the empty string for a script. */
  byName: string;
  at: Date;
};

/** A kind of content as the history needs to know it. */
export type RecordKind = {
  /** Collection in Firestore. */
  collection: ContentKind;
  /** What one of them is called, such as "Menu". */
  noun: string;
  /** The name of one of several, such as the menu's title; the empty string where there is only one. */
  titleOf: (record: object) => string;
  /** Where it is edited. */
  editPath: (id: string) => string;
};

/** A kind whose title is read from its own records. */
export function recordKind<K extends ContentKind>(
  kind: Omit<RecordKind, 'collection' | 'titleOf'> & {
    collection: K;
    titleOf?: (record: ContentRecords[K]) => string;
  },
): RecordKind {
  return { titleOf: () => '', ...kind } as RecordKind;
}

/** The kind to which a revision belongs. @throws when it is none of ours */
export function kindOf(kinds: RecordKind[], path: string): RecordKind {
  const collection = path.split('/')[0];
  const kind = kinds.find((each) => each.collection === collection);
  if (!kind) throw new Error(`The history knows no records at ${path}.`);
  return kind;
}

/** "Menu “Dinner”", or just "Opening hours" where there is only one. */
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

/** What was done, in one word of the past. */
export function verbOf({ operation }: Revision): string {
  return verbs[operation];
}

/** Who it was; a change without a name was made by a script, such as the loading of a backup. */
export function whoOf({ byName }: Revision): string {
  return byName || 'the system';
}
