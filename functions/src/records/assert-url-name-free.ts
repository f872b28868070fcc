import { kindOf, type KindName } from '@venue/domain';
import { HttpError } from '../requests/http-error.ts';

/**
 * Creates the check of a save that throws 409 if another record of the kind has the same URL endpoint, ignoring case;
 * also one that guests don't see yet. Kinds without an endpoint have nothing to check.
 * @param own id of the saved record
 */
export function assertUrlNameFree(kind: KindName, body: object, own?: string) {
  return async (): Promise<void> => {
    const { address } = kindOf(kind);
    const urlName = address && (body as Record<string, unknown>)[address];
    if (!address || urlName === undefined) return;
    const { listNames } = await import('./list-names.ts');
    const wanted = String(urlName).toLowerCase();
    const taken = (await listNames(kind)).find(
      (each) => each._id !== own && each.urlName.toLowerCase() === wanted,
    );
    if (!taken) return;
    const message = `“${taken.title}” has this URL endpoint already. Choose another one.`;
    throw new HttpError(409, message, { field: address });
  };
}
