import type { ContentKind, SiteJson } from '@venue/domain';
import { HttpError } from '../api/http/http-error.ts';

/**
 * Creates the check of a save that throws 409 if another menu or page has the same URL endpoint, ignoring case. Other
 * kinds have no endpoint.
 * @param own id of the saved record
 */
export function assertEndpointFree(kind: ContentKind, { route }: { route?: unknown }, own?: string) {
  return ({ menus, customPages }: SiteJson): void => {
    const others = kind === 'menus' ? menus : kind === 'routes' ? customPages : [];
    const wanted = String(route).toLowerCase();
    const taken = others.find((each) => each._id !== own && each.route.toLowerCase() === wanted);
    if (!taken) return;
    const message = `“${taken.title}” has this URL endpoint already. Choose another one.`;
    throw new HttpError(409, message, { field: 'route' });
  };
}
