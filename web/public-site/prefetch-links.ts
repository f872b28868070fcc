import { contentStore } from './content/index.ts';
import { resolvePage } from './resolve-page.ts';

/** Fetches what the page behind a link shows, once somebody points at it, touches it or reaches it with the keyboard. */
export function prefetchLinks(): void {
  const handleTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const { site } = contentStore.getState();
    if (!site || link?.origin !== window.location.origin) return;
    const part = resolvePage(link.pathname, link.search).partOf(site);
    if (part) void contentStore.catchUp([part]);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, handleTarget, { passive: true });
}
