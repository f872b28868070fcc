import { nameRecord, type RecordKind, type Revision } from '../record-kind.ts';
import { describeChange } from './describe-change.ts';

/** A change of a record, and the record afterwards: undefined until that is known, null if there is none. */
type ToldRevision = {
  revision: Pick<Revision, 'operation' | 'before'>;
  kind: RecordKind;
  /** What the record is called: "Menu “Dinner”". */
  name: string;
  after: object | null | undefined;
};

/**
 * What a change did, as a sentence, and whether that names the record: "New menu “Dinner”", "Menu “Dinner” deleted",
 * "Menu “Dinner” is back", "Soup is now €9". Empty while too little is known.
 */
export function describeRevision(told: ToldRevision): { words: string; isNamed: boolean } {
  const { revision, kind, name, after } = told;
  const change = after ? describeChange(kind.collection, revision.before ?? {}, after) : '';
  switch (revision.operation) {
    case 'create':
      return kind.titleOf(after ?? {}) || !after
        ? named(describeNew(name, after))
        : describeFirst(told, change);
    case 'delete':
      return named(`${name} deleted`);
    case 'restore':
      if (!revision.before) return named(`${name} is back`);
      return named(`${name} restored${change && `: ${change}`}`);
    case 'update':
      if (!revision.before || !after) return { words: '', isNamed: false };
      return { words: change || 'Saved without a change', isNamed: false };
  }
}

function named(words: string) {
  return { words, isNamed: true };
}

/** "New gig “Méabh, Friday, November 27, 2026”"; what is not shown yet says so. */
function describeNew(name: string, after: object | null | undefined): string {
  const isDraft = after && 'isDraft' in after && after.isDraft === true;
  return `New ${name.charAt(0).toLowerCase()}${name.slice(1)}${isDraft ? ', a draft' : ''}`;
}

/** The first save of a record that there is once, such as the notice. */
function describeFirst({ kind }: ToldRevision, change: string) {
  if (kind.collection === 'notice' || kind.collection === 'closedTonight') {
    return { words: change || nameRecord(kind, null), isNamed: false };
  }
  return named(`${kind.noun} filled in for the first time`);
}
