import { messages, readContent, type KindName, type RecordOfKind, type SiteJson } from '@venue/domain';
import type { Descriptions } from '@venue/domain/schemas';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import type { Actor } from '../requests/actor.ts';
import { HttpError } from '../requests/http-error.ts';
import { database } from '../firebase/admin-app.ts';
import type { Operation } from '../kinds/change.ts';
import { commit } from './commit.ts';
import { isSingle, recordPath } from '../kinds/record-paths.ts';

/** The author, and the `updatedAt` that the change was based on; without it nothing is checked. */
export type SaveOptions = {
  by: Actor;
  basedOn?: Date | undefined;
  /** New alternative texts of stored pictures, by file name, written in the same commit. */
  descriptions?: Descriptions | undefined;
  /** Checks the published site in each attempt. Throws an HttpError to give up. */
  check?: (site: SiteJson) => void | Promise<void>;
};

/** The change of one record. */
type Edit<K extends KindName> = SaveOptions & {
  kind: K;
  id: string;
  operation: Operation;
  /** Maps the stored record to the new one, undefined for none. Has no side effects. Throws an HttpError to give up. */
  change: (
    before: DocumentData | undefined,
    site: SiteJson,
  ) => DocumentData | undefined | Promise<DocumentData>;
};

/**
 * Saves one record together with its revision and its published parts, all or nothing. Resolves with the record, or
 * undefined after a deletion. Throws 409 if it has been changed since `basedOn`.
 */
async function saveEdit<K extends KindName>(edit: Edit<K>): Promise<RecordOfKind<K> | undefined> {
  const path = recordPath(edit.kind, edit.id);
  const { documents } = await commit({
    by: edit.by.uid,
    paths: [path],
    descriptions: edit.descriptions,
    plan: async (stored, site) => {
      const before = stored.get(path);
      await assertNotStale(before, edit.basedOn);
      const after = await edit.change(before, site);
      await edit.check?.(site);
      // The revision of a single record's first save is a creation.
      const operation = edit.operation === 'update' && !before ? 'create' : edit.operation;
      return [{ path, operation, after }];
    },
  });
  const saved = documents.get(path);
  return saved && readContent(edit.kind, edit.id, saved);
}

/** The new fields that follow from a stored record. */
type ChangeOf = (before: DocumentData) => DocumentData;

/** Stores a new record with a new id. `fields` is called in each attempt. */
export async function createRecord<K extends KindName>(
  kind: K,
  fields: () => DocumentData | Promise<DocumentData>,
  options: SaveOptions,
): Promise<RecordOfKind<K>> {
  const id = database().collection(kind).doc().id;
  return required(await saveEdit({ ...options, kind, id, operation: 'create', change: fields }));
}

/** Restores an earlier state of a record, also of a deleted one. */
export async function restoreRecord<K extends KindName>(
  kind: K,
  id: string,
  earlier: DocumentData,
  options: SaveOptions,
): Promise<RecordOfKind<K>> {
  return required(await saveEdit({ ...options, kind, id, operation: 'restore', change: () => earlier }));
}

/**
 * Changes the given fields of a record, or those that follow from the stored one, and keeps the others. The first save
 * of a single record, such as the opening hours, creates it. Throws 404 for an unknown id, and 409 if the record has
 * been changed or deleted since `basedOn`.
 */
export async function updateRecord<K extends KindName>(
  kind: K,
  id: string,
  fields: DocumentData | ChangeOf,
  options: SaveOptions,
): Promise<RecordOfKind<K>> {
  const change = (before: DocumentData | undefined): DocumentData => {
    if (!before && !isSingle(kind, id)) throw new HttpError(404, messages.unknownRecord);
    if (!before && options.basedOn) throw new HttpError(409, messages.deletedMeanwhile);
    const changed = typeof fields === 'function' ? (fields as ChangeOf)(before ?? {}) : fields;
    return { ...before, ...changed };
  };
  return required(await saveEdit({ ...options, kind, id, operation: 'update', change }));
}

/** Deletes a record; its last state stays in the revision. Throws 404 if it no longer exists. */
export async function removeRecord(kind: KindName, id: string, options: SaveOptions): Promise<void> {
  const change = (before: DocumentData | undefined) => void required(before);
  await saveEdit({ ...options, kind, id, operation: 'delete', change });
}

function required<T>(record: T | undefined): T {
  if (record) return record;
  throw new HttpError(404, messages.unknownRecord);
}

/** Throws 409 with the name of the other author if a record has been changed since `basedOn`. */
export async function assertNotStale(
  before: DocumentData | undefined,
  basedOn: Date | undefined,
): Promise<void> {
  const updatedAt: unknown = before?.['updatedAt'];
  if (!basedOn || !before || !(updatedAt instanceof Timestamp)) return;
  if (updatedAt.toMillis() === basedOn.getTime()) return;
  const { name, at } = await lastSave(before);
  throw new HttpError(409, messages.savedMeanwhile(name, at));
}

/** Who saved a stored record last, and when. */
export async function lastSave(stored: DocumentData): Promise<{ name: string; at: Date }> {
  const by = String(stored['updatedBy'] ?? '');
  const user = by ? await database().collection('users').doc(by).get() : undefined;
  return {
    name: String(user?.get('username') ?? 'Somebody'),
    at: (stored['updatedAt'] as Timestamp).toDate(),
  };
}
