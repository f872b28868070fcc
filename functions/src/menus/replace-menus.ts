import { menu, messages, readRecord, type Menu } from '@venue/domain';
import type { ReplaceAllMenusInput } from '@venue/domain/schemas';
import type { Actor } from '../requests/actor.ts';
import { HttpError } from '../requests/http-error.ts';
import { isRecordId } from '../requests/read-input.ts';
import { commit } from '../records/commit.ts';
import { listNames } from '../records/list-names.ts';
import { recordPath } from '../kinds/record-paths.ts';
import { assertNotStale } from '../records/save.ts';

/**
 * Stores the order and content of all menus in one commit and resolves with them in their new order. Menus that guests
 * don't see may be left out, and stay as they are at their places: a list that was read without a token lacks them.
 * Throws 409, and changes nothing, if the list does not name the stored menus, if two share an endpoint, or if one has
 * been changed since its `updatedAt`.
 */
export async function replaceMenus(list: ReplaceAllMenusInput['body'], by: Actor): Promise<Menu[]> {
  const wanted = list.map(({ _id, updatedAt, ...sent }) => ({
    path: recordPath('menus', _id),
    id: _id,
    basedOn: updatedAt,
    fields: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
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
        !leftOut.some(({ isPublic }) => isPublic);
      if (!same) throw new HttpError(409, messages.menusChanged);
      const names = [...list.map(({ route }) => route), ...leftOut.map(({ urlName }) => urlName)];
      const endpoints = new Set(names.map((name) => name.toLowerCase()));
      if (endpoints.size !== known.length) throw new HttpError(409, messages.urlNameUsedTwice);
      for (const { path, basedOn } of wanted) await assertNotStale(stored.get(path), basedOn);
      const places = placesFor(
        known.filter(({ _id }) => named.has(_id)),
        leftOut,
      );
      return wanted.map(({ path, fields }, index) => ({
        path,
        operation: 'update' as const,
        after: { ...stored.get(path), ...fields, position: places[index] },
      }));
    },
  });
  return wanted.map(({ id, path, fields }) => readRecord(menu, id, documents.get(path) ?? fields));
}

type Placed = { position: number };

/**
 * The positions of a list in its new order: those its menus already have, so that menus that are left out stay
 * between the same two places. Where two have the same one, the later moves up to the next that is free.
 */
function placesFor(menus: readonly Placed[], leftOut: readonly Placed[]): number[] {
  const taken = new Set(leftOut.map(({ position }) => position));
  const held = menus.map(({ position }) => position).sort((a, b) => a - b);
  let last = -1;
  return held.map((position) => {
    last = Math.max(position, last + 1);
    while (taken.has(last)) last += 1;
    return last;
  });
}
