import { menuTabScroll, type MenuTab } from '@venue/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { panelId, tabsId } from './menu-tabs.tsx';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * On arrival with a query string, scrolls down to the menu it selects: about 1,200 px (section 2.5), but never past
 * its beginning. A tab that is chosen further down, in the middle of a menu, leads to the beginning of its own.
 */
export function useScrollToMenu(menu: MenuTab | undefined): void {
  const { search, hash, state } = useLocation();
  const isChosenHere = (state as { isChosenHere?: boolean } | null)?.isChosenHere === true;
  const done = useRef<string>(undefined);
  const hasMenus = menu !== undefined;
  useEffect(() => {
    if (!hasMenus || !search || hash || isChosenHere || done.current === search) return;
    // Runs after ScrollOnNavigate, which scrolls to the top.
    const timer = setTimeout(() => {
      done.current = search;
      const top = Math.min(menuTabScroll, window.scrollY + distanceToMenu());
      window.scrollTo({ top, behavior: 'smooth' });
    }, 60);
    return () => clearTimeout(timer);
  }, [hasMenus, search, hash, isChosenHere]);

  const id = menu?._id;
  const shown = useRef(id);
  useBrowserLayoutEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    if (!isChosenHere) return;
    const distance = distanceToMenu();
    if (distance < 0) window.scrollBy({ top: distance, behavior: 'instant' });
  }, [id, isChosenHere]);
}

/** How far the beginning of the menu is below the tabs while they stay under the header; negative above that. */
function distanceToMenu(): number {
  const panel = document.getElementById(panelId);
  const tabs = document.getElementById(tabsId);
  if (!panel || !tabs) return 0;
  const header = parseFloat(getComputedStyle(tabs).top) || 0;
  return panel.getBoundingClientRect().top - header - tabs.offsetHeight;
}
