import { Refusal } from '../api/http/refusal.ts';
import type { Documents } from './publish.ts';

/**
 * A check for saving: refuses an endpoint that another menu or page has already, as the two could not be
 * told apart by their address. 409 with the field. Letter case does not matter.
 * @param own id of the record that is being saved
 */
export function freeEndpoint(kind: 'menus' | 'routes', route: string, own?: string) {
  return (documents: Documents): void => {
    for (const [path, { title, route: taken }] of documents) {
      if (!path.startsWith(`${kind}/`) || path === `${kind}/${own}`) continue;
      if (String(taken).toLowerCase() !== route.toLowerCase()) continue;
      const message = `“${title}” has this URL endpoint already. Choose another one.`;
      throw new Refusal(409, message, { field: 'route' });
    }
  };
}
