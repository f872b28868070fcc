import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The `state` of a navigation within a page that is no step for the person, such as closing a dialog. */
export const keepPlace = { keepsPlace: true };

/** The page that was rendered last, by either of the two places that render pages. */
let arrived: { pathname: string; key: string } | undefined;

/**
 * Renders nothing. Place it beside a page, inside the same Suspense: every navigation scrolls to the top and moves
 * focus to the page's heading, so that a screen reader announces the page. The first page of a visit is left alone, and
 * so is navigation within a page: another tab of the menus, an anchor, `keepPlace`.
 */
export function ScrollOnNavigate() {
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const { keepsPlace } = (location.state as Partial<typeof keepPlace> | null) ?? {};
  useBrowserLayoutEffect(() => {
    const last = arrived;
    arrived = { pathname, key };
    if (!last) goLive();
    if (!last || last.key === key) return;
    document.documentElement.dataset.whole = '';
    if (last.pathname === pathname && (search || hash || keepsPlace)) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    return keepHeadingFocused();
  }, [pathname, search, hash, key, keepsPlace]);
  return null;
}

/**
 * Focuses the page's heading, and its successor if the page replaces it once its content has loaded.
 * @returns ends that
 */
function keepHeadingFocused(): () => void {
  let heading = focusHeading();
  const observer = new MutationObserver(() => {
    if (heading?.isConnected) return;
    // A removed heading leaves the focus to the body. Focus that has moved on since is left alone.
    if (document.activeElement === document.body) heading = focusHeading();
    else observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusHeading(): HTMLElement | null {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  return heading;
}

/**
 * The first page is rendered or hydrated: enables scripted menus (until then they open by `:focus-within`) and
 * replays early clicks.
 */
function goLive(): void {
  document.documentElement.dataset.live = '';
  window.dispatchEvent(new Event('page-live'));
}
