import type { Json, Menu, MenuElement } from '@venue/domain';
import { ApiError } from '../../api/api-error.ts';
import { officeApi } from '../../api/office-api.ts';
import { contentCalls } from '../../forms/content-calls.ts';
import type { MenuFormInput } from './menu-input.ts';

/** The calls that add, change and delete a menu. */
export const menuCalls = (uid: string) => contentCalls<MenuFormInput>('menus', uid);

const contentsCalls = (uid: string) =>
  contentCalls<Pick<MenuFormInput, 'title' | 'route' | 'contents'>>('menus', uid);

/** Times within elements stay text: they are only sent back. */
type Newest = Omit<Json<Menu>, 'contents'> & Pick<Menu, 'contents'>;

/** Attempts of one change when others keep saving. */
const attempts = 4;

/**
 * Changes the current contents of a menu: if somebody else has saved, the change is made again to what they saved.
 * Resolves to the stored contents and their `updatedAt`, or undefined if there is nothing left to change.
 * @param menu as last read
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
      const stamp = await contentsCalls(uid).update(menu._id, { title, route, contents: next }, updatedAt);
      return { contents: next, updatedAt: stamp };
    } catch (error) {
      if (!(error instanceof ApiError && error.isStale) || attempt === attempts) throw error;
      const newest = await officeApi<Newest>({ method: 'GET', path: `/menus/find/${menu._id}` });
      ({ title, route, contents } = newest);
      updatedAt = newest.updatedAt ? new Date(newest.updatedAt) : undefined;
    }
  }
}

/** The contents of a menu after a change. */
export type ContentsChanged = { contents: MenuElement[]; updatedAt: Date | undefined };

/** Stores all menus in the given order. Resolves to the server's response; a falsy one means failure (section 8). */
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
