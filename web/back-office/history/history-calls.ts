import type { Json } from '@venue/domain';
import { officeApi } from '../api/office-api.ts';
import type { Revision } from './record-kind.ts';

/** What was deleted and is still gone, latest first. @throws ApiError */
export async function listDeleted(): Promise<Revision[]> {
  const found = await officeApi<Json<Revision>[]>({ method: 'GET', path: '/revisions/deleted' });
  return found.map((revision) => ({
    ...revision,
    at: new Date(revision.at),
    before: revision.before && withDates(revision.before),
  }));
}

/** Brings back the state before a change, as a save of its own. @throws ApiError */
export function restoreRevision(id: string): Promise<unknown> {
  return officeApi({ method: 'POST', path: `/revisions/${id}/restore` });
}

/** The fields that hold a date in any kind of record, as dates again. */
function withDates(record: object): object {
  const dates = Object.entries(record).filter(([field]) => /^(datetime|createdAt|updatedAt)$/.test(field));
  return {
    ...record,
    ...Object.fromEntries(dates.map(([field, text]) => [field, new Date(text as string)])),
  };
}
