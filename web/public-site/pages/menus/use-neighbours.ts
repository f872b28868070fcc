import { menuPart, type MenuTab } from '@venue/domain';
import { useContext, useEffect } from 'react';
import { ContentSource, whenIdle } from '../../content/index.ts';

/** Fetches the cards to the left and right of the one that is shown, when the browser has nothing else to do. */
export function useNeighbours(menus: readonly MenuTab[], shown: MenuTab | undefined): void {
  const { catchUp } = useContext(ContentSource);
  const place = menus.findIndex(({ _id }) => _id === shown?._id);
  const left = menus[place - 1]?._id;
  const right = menus[place + 1]?._id;
  useEffect(() => {
    const ids = [left, right].filter((id) => id !== undefined);
    whenIdle(() => void catchUp(ids.map(menuPart)));
  }, [catchUp, left, right]);
}
