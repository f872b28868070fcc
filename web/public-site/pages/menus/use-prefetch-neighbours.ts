import { menuPart, type MenuTab } from '@venue/domain';
import { useContext, useEffect } from 'react';
import { ContentSource, whenIdle } from '../../content/index.ts';

/** Prefetches the menus to the left and right of the one shown, when the browser is idle. */
export function usePrefetchNeighbours(menus: readonly MenuTab[], shown: MenuTab | undefined): void {
  const { loadParts } = useContext(ContentSource);
  const place = menus.findIndex(({ _id }) => _id === shown?._id);
  const left = menus[place - 1]?._id;
  const right = menus[place + 1]?._id;
  useEffect(() => {
    const ids = [left, right].filter((id) => id !== undefined);
    whenIdle(() => void loadParts(ids.map(menuPart)));
  }, [loadParts, left, right]);
}
