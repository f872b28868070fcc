import { menuTabScroll, type MenuTab } from '@venue/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { panelId, tabsId, type ChosenHere } from './menu-tabs.tsx';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls to the menu that is selected. On arrival with a query string: down by about 1,200 px, but never past the
 * menu's beginning. By a tab: to the beginning, from above unless it is in view already, and from the middle of another
 * menu.
 */
export function useScrollToMenu(menu: MenuTab | undefined): void {
  const location = useLocation();
  const { key, search, hash } = location;
  const { isChosenHere, isTab } = (location.state as ChosenHere | null) ?? {};
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

  // Not the first: a page that is loaded again, or gone back to, stays where it was.
  const shown = useRef(key);
  useBrowserLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (!isTab) return;
    const distance = distanceToMenu();
    // Above, at once: the menu that one was in the middle of has gone.
    if (distance < 0) window.scrollBy({ top: distance, behavior: 'instant' });
    else if (!isBeginningInView()) {
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollBy({ top: distance, behavior: isStill ? 'instant' : 'smooth' });
    }
  }, [key, isTab]);
}

/**
 * Whether the upper two thirds of the window show where the menu begins, so that its title and first dishes are seen.
 */
function isBeginningInView(): boolean {
  const panel = document.getElementById(panelId);
  return !panel || panel.getBoundingClientRect().top < (window.innerHeight * 2) / 3;
}

/** How far the beginning of the menu is below the tabs while they stay under the header; negative above that. */
function distanceToMenu(): number {
  const panel = document.getElementById(panelId);
  const tabs = document.getElementById(tabsId);
  if (!panel || !tabs) return 0;
  const header = parseFloat(getComputedStyle(tabs).top) || 0;
  return panel.getBoundingClientRect().top - header - tabs.offsetHeight;
}
