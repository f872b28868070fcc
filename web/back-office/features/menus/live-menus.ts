import type { Menu } from '@venue/domain';
import { useMemo } from 'react';
import { useRecords } from '../../subscriptions/use-records.ts';

const none: Menu[] = [];

/** The stored menus in their order, live; none while they load. Every element has an id. */
export function useLiveMenus(): Menu[] {
  const live = useRecords('menus');
  return useMemo(
    () => (live.status === 'loading' ? none : live.value.toSorted((a, b) => a.position - b.position)),
    [live],
  );
}
