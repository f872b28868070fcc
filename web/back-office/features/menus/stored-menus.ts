import type { Menu, MenuElement } from '@venue/domain';
import { createContext, useContext, useMemo } from 'react';

/** The stored menus, for what a form shows but does not edit. Empty for a form that stands alone. */
export const StoredMenusContext = createContext<readonly Menu[]>([]);

/**
 * The stored elements of a menu by their id: whether they are off, and who has confirmed their allergens.
 * @param path of the menu, such as `menus/abc`
 */
export function useStoredElements(path: string): ReadonlyMap<string, MenuElement> {
  const menus = useContext(StoredMenusContext);
  return useMemo(() => {
    const menu = menus.find(({ _id }) => `menus/${_id}` === path);
    return new Map(menu?.contents.map((element) => [element._id ?? '', element]));
  }, [menus, path]);
}
