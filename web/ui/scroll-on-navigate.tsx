import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The page that was rendered last, by either of the two places that render pages. */
let arrived: { pathname: string; key: string } | undefined;

/**
 * Renders nothing. Place it beside a page, inside the same Suspense: every navigation scrolls to the top
 * (section 2.1) and moves focus to the page's heading, so that a screen reader announces the page. The first page of
 * a visit is left alone, and so is navigation within a page: another tab of the menus, an anchor.
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
 * The first page is rendered or hydrated: enables scripted menus (until then they open by `:focus-within`) and
 * replays early clicks.
 */
function goLive(): void {
  document.documentElement.dataset.live = '';
  window.dispatchEvent(new Event('page-live'));
}
