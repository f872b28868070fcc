import type { Json, Menu, MenuElement } from '@venue/domain';
import { ApiError } from '../../api/api-error.ts';
import { officeApi } from '../../api/office-api.ts';
import { contentCalls } from '../../forms/content-calls.ts';
import type { MenuFormInput } from './menu-input.ts';

/** What adds, changes and deletes a menu. */
export const menuCalls = (uid: string) => contentCalls<MenuFormInput>('menus', uid);

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
      const stamp = await menuCalls(uid).update(menu._id, { title, route, contents: next }, updatedAt);
      return { contents: next, updatedAt: stamp };
    } catch (error) {
      if (!(error instanceof ApiError && error.isStale) || attempt === attempts) throw error;
      const newest = await officeApi<Json<Menu>>({ method: 'GET', path: `/menus/find/${menu._id}` });
      ({ title, route, contents } = newest);
      updatedAt = newest.updatedAt ? new Date(newest.updatedAt) : undefined;
    }
  }
}

/** What a menu holds after its contents were changed. */
export type ContentsChanged = { contents: MenuElement[]; updatedAt: Date | undefined };

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
