import { menuTabScroll } from '@venue/domain';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { tabsId } from './menu-tabs.tsx';

/**
 * On arrival with a query string, scrolls down to the menu it selects: about 1,200 px (section 2.5), but
 * never past the tabs, so that the menu starts at the top of the window. Clicking a tab does not scroll.
 */
export function useScrollToMenu(hasMenus: boolean): void {
  const { search, state } = useLocation();
  const isChosenHere = (state as { isTab?: boolean } | null)?.isTab === true;
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!hasMenus || !search || isChosenHere || done.current === search) return;
    // Runs after ScrollOnNavigate, which scrolls to the top.
    const timer = setTimeout(() => {
      done.current = search;
      const tabs = document.getElementById(tabsId)?.getBoundingClientRect().top ?? menuTabScroll;
      const headerHeight = 80;
      window.scrollTo({
        top: Math.min(menuTabScroll, window.scrollY + tabs - headerHeight),
        behavior: 'smooth',
      });
    }, 60);
    return () => clearTimeout(timer);
  }, [hasMenus, search, isChosenHere]);
}
