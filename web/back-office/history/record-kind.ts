import { kinds, readContent, type KindName, type RecordOfKind, type Revision } from '@venue/domain';
import { titleOfRecord } from './record-title.ts';
import { describeChange, type OwnWords } from './words/describe-change.ts';

/** A kind of record, as the history needs it. */
export type RecordKind = {
  /** Collection in Firestore. */
  collection: KindName;
  /** Name of one record, such as "Menu". */
  noun: string;
  /** Title of a record, such as the menu's; the empty string for a kind with a single record. */
  titleOf: (record: object) => string;
  /** Address of its form. */
  editPath: (id: string) => string;
  /** What a change did, in a few words; empty if nothing that staff can see has changed. */
  describe: (before: object, after: object) => string;
  /** Whether the words of the kind say all that a record holds. */
  isSaidInFull: boolean;
};

/** What a kind may say of its records in its own way. */
export type RecordWords<K extends KindName> = {
  /** Title of a record; without it, the first line of the form of a kind with several records. */
  titleOf?: (record: RecordOfKind<K>) => string;
  /** How the history tells a change. */
  words?: OwnWords<K>;
};

/** A kind by its declaration, with its own words where it has some. */
export function recordKind<K extends KindName>(
  name: K,
  editPath: RecordKind['editPath'],
  { titleOf = (record) => titleOfRecord(name, record), words }: RecordWords<K> = {},
): RecordKind {
  return {
    collection: name,
    noun: kinds[name].names.one,
    titleOf: (record) => titleOf(readContent(name, '', record)),
    editPath,
    describe: (before, after) => describeChange(name, before, after, words),
    isSaidInFull: words?.sayAll ?? false,
  };
}

/** The kind that a revision belongs to. @throws for an unknown kind */
export function kindOf(kinds: RecordKind[], path: string): RecordKind {
  const [collection] = path.split('/');
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
