import type { KindName } from '@venue/domain';
import { HttpError } from '../requests/http-error.ts';

/**
 * Creates the check of a save that throws 409 if another menu or page has the same URL endpoint, ignoring case; also one
 * that guests don't see yet. Other kinds have no endpoint.
 * @param own id of the saved record
 */
export function assertUrlNameFree(kind: KindName, { route }: { route?: unknown }, own?: string) {
  return async (): Promise<void> => {
    if (kind !== 'menus' && kind !== 'routes') return;
    const { listNames } = await import('./list-names.ts');
    const wanted = String(route).toLowerCase();
    const taken = (await listNames(kind)).find(
      (each) => each._id !== own && each.route.toLowerCase() === wanted,
    );
    if (!taken) return;
    const message = `“${taken.title}” has this URL endpoint already. Choose another one.`;
    throw new HttpError(409, message, { field: 'route' });
  };
}
