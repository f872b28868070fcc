import type { Menu } from '@venue/domain';
import type { ReplaceAllMenusInput } from '@venue/domain/schemas';
import type { Actor } from '../auth/actor.ts';
import { Refusal } from '../errors.ts';
import { refusals } from '../refusals.ts';
import { commit } from './commit.ts';
import { readMenu } from './converters.ts';
import { recordPath } from './kinds.ts';

/**
 * Stores order and content of all menus in one commit and gives them in their new order. 409, and
 * nothing changed, when the list does not name exactly the stored menus or two share an endpoint.
 */
export async function replaceMenus(list: ReplaceAllMenusInput['body'], by: Actor): Promise<Menu[]> {
  const wanted = list.map(({ _id, title, route, contents }, position) => ({
    path: recordPath('menus', _id),
    id: _id,
    fields: { title, route, contents, position },
  }));
  const endpoints = new Set(list.map(({ route }) => route.toLowerCase()));
  const { documents } = await commit({
    by: by.uid,
    paths: [],
    plan: (stored) => {
      const known = [...stored.keys()].filter((path) => path.startsWith('menus/'));
      const named = new Set(wanted.map(({ path }) => path));
      const same =
        named.size === wanted.length && known.length === named.size && known.every((path) => named.has(path));
      if (!same || endpoints.size !== list.length) throw new Refusal(409, refusals.menusChanged);
      return wanted.map(({ path, fields }) => ({
        path,
        operation: 'update' as const,
        after: { ...stored.get(path), ...fields },
      }));
    },
  });
  return wanted.map(({ id, path, fields }) => readMenu(id, documents.get(path) ?? fields));
}
