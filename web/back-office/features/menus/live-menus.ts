import { readContent, type Menu } from '@venue/domain';
import { useMemo } from 'react';
import { useLiveCollection } from '../../subscriptions/use-live.ts';

const none: Menu[] = [];

/** The stored menus in their order, live; none while they load. Every element has an id. */
export function useLiveMenus(): Menu[] {
  const live = useLiveCollection<Menu>('menus');
  return useMemo(() => {
    if (live.status === 'loading') return none;
    const menus = live.value.map((stored) => readContent('menus', stored._id, stored));
    return menus.toSorted((a, b) => a.position - b.position);
  }, [live]);
}
