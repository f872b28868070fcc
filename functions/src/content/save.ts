import { messages, readContent, type ContentKind, type ContentRecords, type SiteJson } from '@venue/domain';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import type { Actor } from '../api/http/actor.ts';
import { HttpError } from '../api/http/http-error.ts';
import { database } from '../firebase.ts';
import type { Operation } from './change.ts';
import { commit } from './commit.ts';
import { isSingle, recordPath } from './kinds.ts';

/** Who saves, and the `updatedAt` that the change was based on: undefined means "do not check". */
export type SaveOptions = {
  by: Actor;
  basedOn?: Date | undefined;
  /** Looks at the site as it is published at the moment of saving. Throws a HttpError to give up. */
  check?: (site: SiteJson) => void;
};

/** One record's change: from what is stored (undefined: nothing) to what shall be (undefined: nothing). */
type Edit<K extends ContentKind> = SaveOptions & {
  kind: K;
  id: string;
  operation: Operation;
  /** Runs inside the transaction, so without side effects. Throws a HttpError to give up. */
  change: (before: DocumentData | undefined, site: SiteJson) => DocumentData | undefined;
};

/**
 * Saves one record together with its revision and what it changes of the published site, all or nothing. Gives the
 * record, undefined after a deletion. 409 when it was changed since `basedOn`.
 */
async function saveEdit<K extends ContentKind>(edit: Edit<K>): Promise<ContentRecords[K] | undefined> {
  const path = recordPath(edit.kind, edit.id);
  const { documents } = await commit({
    by: edit.by.uid,
    paths: [path],
    plan: async (stored, site) => {
      const before = stored.get(path);
      await refuseStale(before, edit.basedOn);
      const after = edit.change(before, site);
      edit.check?.(site);
      // The first save of a single record creates it, and its revision says so.
      const operation = edit.operation === 'update' && !before ? 'create' : edit.operation;
      return [{ path, operation, after }];
    },
  });
  const saved = documents.get(path);
  return saved && readContent(edit.kind, edit.id, saved);
}

/** Stores a new record under a fresh id. `fields` sees the site as it is published at the moment of saving. */
export async function createRecord<K extends ContentKind>(
  kind: K,
  fields: (site: SiteJson) => DocumentData,
  options: SaveOptions,
): Promise<ContentRecords[K]> {
  const id = database().collection(kind).doc().id;
  const change: Edit<K>['change'] = (_before, site) => fields(site);
  return required(await saveEdit({ ...options, kind, id, operation: 'create', change }));
}

/** Puts a record back into an earlier state, also one that was deleted since. */
export async function restoreRecord<K extends ContentKind>(
  kind: K,
  id: string,
  earlier: DocumentData,
  options: SaveOptions,
): Promise<ContentRecords[K]> {
  return required(await saveEdit({ ...options, kind, id, operation: 'restore', change: () => earlier }));
}

/**
 * Changes the given fields of a record and keeps the others. A single record such as the opening hours is created: in
 * a new project there is none before the first save. 404 when there is none under the id, 409 when stale or when a save
 * that was based on something finds nothing.
 */
export async function updateRecord<K extends ContentKind>(
  kind: K,
  id: string,
  fields: DocumentData,
  options: SaveOptions,
): Promise<ContentRecords[K]> {
  const change = (before: DocumentData | undefined) => {
    if (!before && !isSingle(kind, id)) throw new HttpError(404, messages.unknownRecord);
    if (!before && options.basedOn) throw new HttpError(409, messages.deletedMeanwhile);
    return { ...before, ...fields };
  };
  return required(await saveEdit({ ...options, kind, id, operation: 'update', change }));
}

/** Deletes a record; its last state stays in the revision. 404 when it is gone already. */
export async function removeRecord(kind: ContentKind, id: string, options: SaveOptions): Promise<void> {
  const change = (before: DocumentData | undefined) => void required(before);
  await saveEdit({ ...options, kind, id, operation: 'delete', change });
}

function required<T>(record: T | undefined): T {
  if (record) return record;
  throw new HttpError(404, messages.unknownRecord);
}

/** Gives up a save whose record was changed since `basedOn`: 409 that names who was faster. */
export async function refuseStale(
  before: DocumentData | undefined,
  basedOn: Date | undefined,
): Promise<void> {
  const updatedAt = before?.['updatedAt'];
  if (!basedOn || !(updatedAt instanceof Timestamp)) return;
  if (updatedAt.toMillis() === basedOn.getTime()) return;
  const by = String(before?.['updatedBy'] ?? '');
  const user = by ? await database().collection('users').doc(by).get() : undefined;
  throw new HttpError(
    409,
    messages.savedMeanwhile(String(user?.get('username') ?? 'Somebody'), updatedAt.toDate()),
  );
}
