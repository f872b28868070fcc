import { menuTabScroll } from '@venue/domain';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { tabsId } from './menu-tabs.tsx';

/**
 * When one arrives with a query string, scrolls down to the menu it names: about 1,200 px
 * (section 2.5), and never past the tabs, so that the card starts at the top of any screen.
 * Choosing a tab on the page scrolls nothing.
 */
export function useScrollToMenu(hasMenus: boolean): void {
  const { search, state } = useLocation();
  const isChosenHere = (state as { isTab?: boolean } | null)?.isTab === true;
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!hasMenus || !search || isChosenHere || done.current === search) return;
    // After the arrival at a page, which scrolls to the top.
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
