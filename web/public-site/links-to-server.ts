import { contentStore } from './content/index.ts';

/**
 * While there is no more content than the first page shows (until the live content has come, and for good
 * where Firestore cannot be reached), links to other pages are left to the browser: the server draws those.
 */
export function leaveLinksToServer(): void {
  const handleClick = (event: MouseEvent) => {
    if (!contentStore.getState().isPart) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isElsewhere = link?.origin === window.location.origin && link.pathname !== window.location.pathname;
    // The router never hears of it, the browser does.
    if (isElsewhere) event.stopPropagation();
  };
  window.addEventListener('click', handleClick, true);
}
