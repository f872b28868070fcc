import type { SiteJson } from '@venue/domain';
import { Refusal } from '../api/http/refusal.ts';

/**
 * A check for saving: refuses an endpoint that another menu or page has already, as the two could not be
 * told apart by their address. 409 with the field. Letter case does not matter.
 * @param own id of the record that is being saved
 */
export function freeEndpoint(kind: 'menus' | 'routes', route: string, own?: string) {
  return ({ menus, customPages }: SiteJson): void => {
    const taken = (kind === 'menus' ? menus : customPages).find(
      (each) => each._id !== own && each.route.toLowerCase() === route.toLowerCase(),
    );
    if (!taken) return;
    const message = `“${taken.title}” has this URL endpoint already. Choose another one.`;
    throw new Refusal(409, message, { field: 'route' });
  };
}
