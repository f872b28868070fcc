import { readContent, singleId, type ContentKind, type Json } from '@venue/domain';
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

/** The record before the change, with its dates parsed. */
function readBefore(path: string, before: object): object {
  const [kind, id = singleId] = path.split('/');
  return readContent(kind as ContentKind, id, before);
}
