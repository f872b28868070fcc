import { readContent, singleId, type ContentKind, type Json } from '@venue/domain';
import { ApiError } from '../api/api-error.ts';
import { officeApi } from '../api/office-api.ts';
import type { Revision } from './record-kind.ts';

/** Records that were deleted and not brought back, latest first. @throws ApiError */
export async function listDeleted(): Promise<Revision[]> {
  const found = await officeApi<Json<Revision>[]>({ method: 'GET', path: '/revisions/deleted' });
  return found.map((revision) => ({
    ...revision,
    at: new Date(revision.at),
    before: revision.before && readBefore(revision.path, revision.before),
  }));
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

/** The record before the change, with its dates parsed. */
function readBefore(path: string, before: object): object {
  const [kind, id = singleId] = path.split('/');
  return readContent(kind as ContentKind, id, before);
}
