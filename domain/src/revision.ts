import { kindNames, type KindName } from './kinds.ts';
import { choice, dateTime, line, type RecordOf } from './record/field.ts';
import { singleId } from './record/kind.ts';
import { readRecord } from './record/read.ts';

const operations = { create: 'Create', update: 'Update', delete: 'Delete', restore: 'Restore' };

/** A stored change of a record, `revisions/{id}`: who, when, and beside these fields the state before. */
const revision = {
  /** The record, such as `menus/abc`. */
  path: line(''),
  /** Its collection. */
  kind: line(''),
  operation: choice('', operations, { optional: true }),
  by: line(''),
  /** Name of that person at the time, or the empty string for a script. */
  byName: line(''),
  at: dateTime(''),
};

/** A change of a record. */
export type Revision = Required<RecordOf<typeof revision>> & {
  /** The record before the change as it was stored, to be read by its kind; null when there was none. */
  before: object | null;
};

/** Reads a stored or sent change; one without a readable operation is a save like others. */
export function readRevision(id: string, data: object): Revision {
  const { operation = 'update', ...read } = readRecord(revision, id, data);
  return { ...read, operation, before: readBefore(data) };
}

function readBefore({ before }: { before?: unknown }): object | null {
  return typeof before === 'object' ? before : null;
}

/** Kind and id of the record at a path such as `menus/abc`; undefined for any other document. */
export function readRecordPath(path: string): { kind: KindName; id: string } | undefined {
  const [collection, id = singleId] = path.split('/');
  const kind = kindNames.find((each) => each === collection);
  return kind && { kind, id };
}
