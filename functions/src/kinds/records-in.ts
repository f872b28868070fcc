import { readContent, type KindName, type RecordOfKind } from '@venue/domain';
import type { Documents } from './change.ts';
import { readRecordPath } from './record-paths.ts';

/** The records of a kind among stored documents. */
export function recordsIn<K extends KindName>(kind: K, documents: Documents): RecordOfKind<K>[] {
  return [...documents].flatMap(([path, data]) => {
    const found = readRecordPath(path);
    return found.kind === kind ? [readContent(kind, found.id, data)] : [];
  });
}
