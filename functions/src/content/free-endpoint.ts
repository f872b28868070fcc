import type { ContentKind, SiteJson } from '@venue/domain';
import { HttpError } from '../api/http/http-error.ts';

/**
 * A check for saving: refuses an endpoint that another menu or page has already, as the two could not be
 * told apart by their address. 409 with the field. Letter case does not matter. Other kinds have no endpoint.
 * @param own id of the record that is being saved
 */
export function freeEndpoint(kind: ContentKind, { route }: { route?: unknown }, own?: string) {
  return ({ menus, customPages }: SiteJson): void => {
    const others = kind === 'menus' ? menus : kind === 'routes' ? customPages : [];
    const wanted = String(route).toLowerCase();
    const taken = others.find((each) => each._id !== own && each.route.toLowerCase() === wanted);
    if (!taken) return;
    const message = `“${taken.title}” has this URL endpoint already. Choose another one.`;
    throw new HttpError(409, message, { field: 'route' });
  };
}
