import type { Json, Menu } from '@venue/domain';
import { officeApi } from '../data/office-api.ts';
import type { MenuFormInput } from './menu-input.ts';

/*
 * The calls of section 7 for menus. All throw ApiError, and all that change a menu answer with the
 * time stamp of its new state.
 */

/** Adds a menu at the end of the row. */
export async function createMenu(uid: string, input: MenuFormInput): Promise<Date | undefined> {
  return stampOf(await officeApi<Json<Menu>>({ method: 'POST', path: `/menus/${uid}`, body: input }));
}

/** Stores a menu's title, route and contents, refused where somebody has saved since `updatedAt`. */
export async function updateMenu(
  uid: string,
  id: string,
  { title, route, contents }: MenuFormInput,
  updatedAt: Date | undefined,
): Promise<Date | undefined> {
  const body = { title, route, contents, updatedAt };
  return stampOf(await officeApi<Json<Menu>>({ method: 'PUT', path: `/menus/${id}/${uid}`, body }));
}

/** Deletes a menu; its last state stays in the history. */
export function deleteMenu(uid: string, id: string): Promise<unknown> {
  return officeApi({ method: 'DELETE', path: `/menus/${id}/${uid}` });
}

/** Stores all menus in the order given. Answers with whatever the server did; nothing means it failed. */
export function replaceAllMenus(menus: Menu[]): Promise<unknown> {
  const body = menus.map(({ _id, title, route, contents, updatedAt }) => ({
    _id,
    title,
    route,
    contents,
    updatedAt,
  }));
  return officeApi({ method: 'POST', path: '/menus/replaceAllMenus/super', body: { body } });
}

function stampOf({ updatedAt }: { updatedAt?: string }): Date | undefined {
  return updatedAt ? new Date(updatedAt) : undefined;
}
