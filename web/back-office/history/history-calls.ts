import { isSingleKind, readRecordPath, readRevision, type Json, type Revision } from '@venue/domain';
import { ApiError } from '../api/api-error.ts';
import { callPath } from '../api/call-path.ts';
import { officeApi } from '../api/office-api.ts';

/** Records that were deleted and not brought back, latest first. @throws ApiError */
export async function listDeleted(): Promise<Revision[]> {
  const found = await officeApi<Json<Revision>[]>({ method: 'GET', path: '/revisions/deleted' });
  return found.map((revision) => readRevision(revision._id, revision));
}

/** Restores the state before a change, as a new save. @throws ApiError */
export function restoreRevision(id: string): Promise<unknown> {
  return officeApi({ method: 'POST', path: `/revisions/${id}/restore` });
}

/**
 * Brings back a record that was just deleted.
 * @param path such as `events/abc`
 * @throws ApiError if somebody has brought it back already
 */
export async function restoreDeleted(path: string): Promise<unknown> {
  const deleted = (await listDeleted()).find((revision) => revision.path === path);
  if (!deleted) throw new ApiError('refused', 'It is back already, or can’t be found. Look at the history.');
  return restoreRevision(deleted._id);
}

/**
 * Takes back what the person has just restored: stores again what was there before, or deletes what was brought back.
 * @param path such as `menus/abc`
 * @param uid the person
 * @throws ApiError if somebody has saved the record since
 */
export async function undoRestore(path: string, uid: string): Promise<unknown> {
  const query = `path=${encodeURIComponent(path)}`;
  const [latest] = await officeApi<Json<Revision>[]>({ method: 'GET', path: `/revisions?${query}` });
  if (latest?.operation !== 'restore' || latest.by !== uid) {
    throw new ApiError('refused', 'Somebody has saved it since, so it was left alone. Look at the history.');
  }
  if (latest.before) return restoreRevision(latest._id);
  const record = readRecordPath(path);
  if (!record || isSingleKind(record.kind)) throw new ApiError('refused', 'It can’t be deleted again.');
  return officeApi({ method: 'DELETE', path: callPath(record.kind, uid, record.id) });
}
