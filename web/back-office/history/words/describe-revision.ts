import { readFields, visibility, type Revision } from '@venue/domain';
import { verbOf, type RecordKind } from '../record-kind.ts';

/** A change of a record, and the record afterwards: undefined until that is known, null if there is none. */
type ToldRevision = {
  revision: Pick<Revision, 'operation' | 'before'>;
  kind: RecordKind;
  /** What the record is called: "Menu “Dinner”". */
  name: string;
  after: object | null | undefined;
  /** Whether the same save put another record of the kind at another place. */
  isSorting?: boolean;
};

/**
 * `words`: what a change did, empty while too little is known. `isNamed`: whether they name the record. `verb`: what
 * the person did, "changed".
 */
type Telling = { words: string; isNamed: boolean; verb: string };

/**
 * What a change did, as a sentence: "New menu “Dinner”", "Menu “Dinner” deleted", "Menu “Dinner” is back", "Soup is now
 * €9". A save that changed nothing says so, and which kind of save it was.
 */
export function describeRevision(told: ToldRevision): Telling {
  const { revision, kind, name, after, isSorting } = told;
  const change = after ? kind.describe(revision.before ?? {}, after) : '';
  const named = (words: string, verb = verbOf(revision)) => ({ words, isNamed: true, verb });
  const unnamed = (words: string) => ({ words, isNamed: false, verb: verbOf(revision) });
  switch (revision.operation) {
    case 'create':
      if (kind.titleOf(after ?? {}) || !after) return named(describeNew(name, after));
      if (change && kind.isSaidInFull) return unnamed(change);
      return named(`${kind.noun} ${kind.isSaidInFull ? 'saved' : 'filled in'} for the first time`);
    case 'delete':
      return named(`${name} deleted`);
    case 'restore':
      if (!revision.before) return named(`${name} is back`);
      if (after && !change) return named(`${name} restored; it was like this already`);
      return named(`${name} restored${change && `: ${change}`}`);
    case 'update':
      if (after === undefined) return unnamed('');
      if (!revision.before || !after) return named(`${name} saved; what it changed can’t be read`, 'saved');
      if (change) return unnamed(change);
      if (isSorting) return named(`${name} kept its place when the order was changed`, 'saved');
      return named(`${name} saved again; nothing in it changed`, 'saved');
  }
}

/** "New gig “Méabh, Friday, November 27, 2026”"; what is not shown yet says so. */
function describeNew(name: string, after: object | null | undefined): string {
  const isDraft = readFields(visibility, after ?? {}).isDraft === true;
  return `New ${name.charAt(0).toLowerCase()}${name.slice(1)}${isDraft ? ', a draft' : ''}`;
}
