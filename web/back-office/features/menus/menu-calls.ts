import type { Menu } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';
import { contentCalls } from '../../records/content-calls.ts';
import type { MenuFormInput } from './menu-input.ts';

/** The calls that add, change and delete a menu. */
export const menuCalls = (uid: string) => contentCalls<MenuFormInput>('menus', uid);

/** Stores all menus in the given order. Resolves to the server's response; a falsy one means failure. */
export function replaceAllMenus(menus: Menu[]): Promise<unknown> {
  return officeApi({ method: 'POST', path: '/menus/replaceAllMenus/super', body: { body: menus } });
}
