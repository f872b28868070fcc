import { menu, messages, readRecord, type Menu } from '@venue/domain';
import type { ReplaceAllMenusInput } from '@venue/domain/schemas';
import type { Actor } from '../api/http/actor.ts';
import { HttpError } from '../api/http/http-error.ts';
import { isRecordId } from '../api/http/read-input.ts';
import { commit } from './commit.ts';
import { listNames } from './list-names.ts';
import { recordPath } from './kinds.ts';
import { assertNotStale } from './save.ts';

/**
 * Stores the order and content of all menus in one commit and resolves with them in their new order. Menus that guests
 * don't see may be left out, and stay as they are: a list that was read without a token lacks them. Throws 409, and
 * changes nothing, if the list does not name the stored menus, if two share an endpoint, or if one has been
 * changed since its `updatedAt`.
 */
export async function replaceMenus(list: ReplaceAllMenusInput['body'], by: Actor): Promise<Menu[]> {
  const wanted = list.map(({ _id, title, route, contents, updatedAt }, position) => ({
    path: recordPath('menus', _id),
    id: _id,
    basedOn: updatedAt,
    fields: { title, route, contents, position },
  }));
  const { documents } = await commit({
    by: by.uid,
    // The plan rejects the others, which are no menus.
    paths: wanted.filter(({ id }) => isRecordId(id)).map(({ path }) => path),
    plan: async (stored) => {
      const known = await listNames('menus');
      const named = new Set(wanted.map(({ id }) => id));
      const leftOut = known.filter(({ _id }) => !named.has(_id));
      const same =
        named.size === wanted.length &&
        known.length === named.size + leftOut.length &&
        !leftOut.some(({ isForGuests }) => isForGuests);
      if (!same) throw new HttpError(409, messages.menusChanged);
      const endpoints = new Set([...list, ...leftOut].map(({ route }) => route.toLowerCase()));
      if (endpoints.size !== known.length) throw new HttpError(409, messages.endpointUsedTwice);
      for (const { path, basedOn } of wanted) await assertNotStale(stored.get(path), basedOn);
      return wanted.map(({ path, fields }) => ({
        path,
        operation: 'update' as const,
        after: { ...stored.get(path), ...fields },
      }));
    },
  });
  return wanted.map(({ id, path, fields }) => readRecord(menu, id, documents.get(path) ?? fields));
}
