import type { PublishedSite } from '@venue/domain';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import type { Actor } from '../api/http/actor.ts';
import { Refusal } from '../api/http/refusal.ts';
import { database } from '../firebase.ts';
import { refusals } from '../api/http/refusals.ts';
import { commit, type Operation } from './commit.ts';
import { readRecord, type Records } from './converters.ts';
import { isSingle, recordPath, type ContentKind, type SingleKind } from './kinds.ts';
import type { Documents } from './publish.ts';

/** Who saves, and the `updatedAt` that the change was based on: undefined means "do not check". */
export type SaveOptions = {
  by: Actor;
  basedOn?: Date | undefined;
  /** Looks at all menus and pages as they are at the moment of saving. Throws a Refusal to give up. */
  check?: (documents: Documents) => void;
};

/** One record's change: from what is stored (undefined: nothing) to what shall be (undefined: nothing). */
export type Edit = {
  kind: ContentKind;
  id: string;
  operation: Operation;
  /** uid of who saves, or a word for a script. */
  by: string;
  basedOn?: Date | undefined;
  /** Runs inside the transaction, so without side effects. Throws a Refusal to give up. */
  change: (before: DocumentData | undefined, documents: Documents) => DocumentData | undefined;
  check?: SaveOptions['check'];
};

/**
 * Saves one record together with its revision and the published site, all or nothing. Gives the stored
 * document, undefined after a deletion. 409 when it was changed since `basedOn`.
 */
export async function saveContent(edit: Edit): Promise<DocumentData | undefined> {
  const path = recordPath(edit.kind, edit.id);
  const { documents } = await commit({
    by: edit.by,
    paths: [path],
    plan: (stored) => {
      const before = stored.get(path);
      refuseStale(before, edit.basedOn);
      const after = edit.change(before, stored);
      edit.check?.(stored);
      // The first save of a single record creates it, and its revision says so.
      const operation = edit.operation === 'update' && !before ? 'create' : edit.operation;
      return [{ path, operation, after }];
    },
  }).catch(nameWhoSaved);
  return documents.get(path);
}

/** Recomposes `published/site` from what is stored, with a new version. */
export async function publishSite(by = 'script'): Promise<PublishedSite> {
  const { site } = await commit({ by, paths: [], plan: () => [] });
  return site;
}

/** Stores a new record under a fresh id. `fields` sees what is stored at the moment of saving. */
export async function createRecord<K extends ContentKind>(
  kind: K,
  fields: (documents: Documents) => DocumentData,
  { by, check }: SaveOptions,
): Promise<Records[K]> {
  const id = database().collection(kind).doc().id;
  const change: Edit['change'] = (_before, documents) => fields(documents);
  const saved = await saveContent({
    kind,
    id,
    operation: 'create',
    by: by.uid,
    change,
    ...(check && { check }),
  });
  return readRecord(kind, id, required(saved));
}

/** Puts a record back into an earlier state, also one that was deleted since. */
export async function restoreRecord<K extends ContentKind>(
  kind: K,
  id: string,
  earlier: DocumentData,
  { by, check }: SaveOptions,
): Promise<Records[K]> {
  const change = () => earlier;
  const saved = await saveContent({
    kind,
    id,
    operation: 'restore',
    by: by.uid,
    change,
    ...(check && { check }),
  });
  return readRecord(kind, id, required(saved));
}

/** Changes the given fields of a record and keeps the others. 404 when there is none, 409 when stale. */
export async function updateRecord<K extends ContentKind>(
  kind: K,
  id: string,
  fields: DocumentData,
  { by, basedOn, check }: SaveOptions,
): Promise<Records[K]> {
  const change = (before: DocumentData | undefined) => ({ ...required(before), ...fields });
  const checked = { by: by.uid, basedOn, ...(check && { check }) };
  const saved = await saveContent({ kind, id, operation: 'update', change, ...checked });
  return readRecord(kind, id, required(saved));
}

/**
 * Changes the given fields of a single record such as the opening hours, or creates it: in a new project
 * there is none before the first save. 404 for any id but its own, 409 when stale or when a save that was
 * based on something finds nothing.
 */
export async function saveSingle<K extends SingleKind>(
  kind: K,
  id: string,
  fields: DocumentData,
  { by, basedOn }: SaveOptions,
): Promise<Records[K]> {
  const change = (before: DocumentData | undefined) => {
    if (!before && !isSingle(kind, id)) throw new Refusal(404, refusals.unknownRecord);
    if (!before && basedOn) throw new Refusal(409, refusals.gone);
    return { ...before, ...fields };
  };
  const saved = await saveContent({ kind, id, operation: 'update', by: by.uid, basedOn, change });
  return readRecord(kind, id, required(saved));
}

/** Deletes a record; its last state stays in the revision. 404 when it is gone already. */
export async function removeRecord(
  kind: ContentKind,
  id: string,
  { by, basedOn }: SaveOptions,
): Promise<void> {
  const change = (before: DocumentData | undefined) => void required(before);
  await saveContent({ kind, id, operation: 'delete', by: by.uid, basedOn, change });
}

function required(document: DocumentData | undefined): DocumentData {
  if (document) return document;
  throw new Refusal(404, refusals.unknownRecord);
}

/** A stale save, before the name of whoever was faster has been looked up. */
class StaleSave extends Error {
  readonly by: string;
  readonly at: Date;

  constructor(by: string, at: Date) {
    super('stale save');
    this.by = by;
    this.at = at;
  }
}

/** Gives up a save whose record was changed since `basedOn`. */
export function refuseStale(before: DocumentData | undefined, basedOn: Date | undefined): void {
  const updatedAt = before?.['updatedAt'];
  if (!basedOn || !(updatedAt instanceof Timestamp)) return;
  if (updatedAt.toMillis() === basedOn.getTime()) return;
  throw new StaleSave(String(before?.['updatedBy'] ?? ''), updatedAt.toDate());
}

/** Turns a stale save into the 409 that names who was faster; other errors pass. */
export async function nameWhoSaved(error: unknown): Promise<never> {
  if (!(error instanceof StaleSave)) throw error;
  const user = error.by ? await database().collection('users').doc(error.by).get() : undefined;
  throw new Refusal(409, refusals.stale(String(user?.get('username') ?? 'Somebody'), error.at));
}
