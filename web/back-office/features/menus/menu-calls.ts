import type { Json, Menu, MenuElement } from '@venue/domain';
import { ApiError } from '../../api/api-error.ts';
import { officeApi } from '../../api/office-api.ts';
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

/** Saves of others that one change waits for before it gives up. */
const attempts = 4;

/**
 * Changes the contents of a menu as they are at the moment of saving: where somebody else was faster, the
 * change is made again over what they saved. Gives the stored contents and their time stamp, undefined when
 * there is nothing to change any more.
 * @param menu as it is known here
 * @param change without side effects; undefined to leave the menu as it is
 */
export async function changeMenuContents(
  uid: string,
  menu: Menu,
  change: (contents: MenuElement[]) => MenuElement[] | undefined,
): Promise<ContentsChanged | undefined> {
  let { title, route, contents, updatedAt } = menu;
  for (let attempt = 1; ; attempt += 1) {
    const next = change(contents);
    if (!next) return undefined;
    try {
      const stamp = await updateMenu(uid, menu._id, { title, route, contents: next }, updatedAt);
      return { contents: next, updatedAt: stamp };
    } catch (error) {
      if (!(error instanceof ApiError && error.isStale) || attempt === attempts) throw error;
      const newest = await officeApi<Json<Menu>>({ method: 'GET', path: `/menus/find/${menu._id}` });
      ({ title, route, contents } = newest);
      updatedAt = stampOf(newest);
    }
  }
}

/** What a menu holds after its contents were changed. */
export type ContentsChanged = { contents: MenuElement[]; updatedAt: Date | undefined };

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
