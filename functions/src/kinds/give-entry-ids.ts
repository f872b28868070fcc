import { fieldsOf, identifyEntries, readContent } from '@venue/domain';
import type { Change, Documents } from './change.ts';
import { readRecordPath } from './record-paths.ts';

/** Gives each entry of the lists of records among some changes its id: an entry that is sent without keeps that of the stored one. */
export function giveEntryIds(changes: Change[], stored: Documents): Change[] {
  return changes.map((change) => {
    if (!change.after) return change;
    const { kind, id } = readRecordPath(change.path);
    const known = readContent(kind, id, stored.get(change.path) ?? {});
    return { ...change, after: identifyEntries(fieldsOf(kind), change.after, known) };
  });
}
