import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The page that was drawn last, whichever of the two places that draw pages drew it. */
let arrived: { pathname: string; key: string } | undefined;

/**
 * Draws nothing. Place it beside a page, inside the same Suspense: every navigation scrolls to the top
 * (section 2.1) and moves focus to the page's heading, so that a screen reader tells where one is. The
 * first page of a visit is left alone, and so is a move within a page: another tab of the menus, an anchor.
 */
export function ScrollOnNavigate() {
  const { pathname, search, hash, key } = useLocation();
  useBrowserLayoutEffect(() => {
    const last = arrived;
    arrived = { pathname, key };
    if (!last) goLive();
    if (!last || last.key === key) return;
    document.documentElement.dataset.movedOn = '';
    if (last.pathname === pathname && (search || hash)) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    const place =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!place) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [pathname, search, hash, key]);
  return null;
}

/**
 * The first page is drawn, or taken over from the server: from here on scripts open and close the menus
 * (until then `:focus-within` does), and a press that came too early is done again.
 */
function goLive(): void {
  document.documentElement.dataset.live = '';
  window.dispatchEvent(new Event('page-live'));
}
