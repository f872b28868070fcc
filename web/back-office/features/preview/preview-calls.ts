import type { Json, Preview } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';

/** A preview's link, as an absolute address. */
export type PreviewLink = { address: string; until: Date };

/** Makes a link to the site at a moment, given as in its input. @throws ApiError */
export async function createPreview(at: string, withDrafts: boolean): Promise<PreviewLink> {
  const body = { at, withDrafts };
  const made = await officeApi<Json<Preview> & { path: string }>({ method: 'POST', path: '/previews', body });
  return { address: window.location.origin + made.path, until: new Date(made.until) };
}
