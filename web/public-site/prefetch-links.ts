import { contentStore, savesData, whenIdle } from './content/index.ts';
import { resolvePage } from './resolve-page.ts';

/**
 * Prefetches linked pages, so that they open at once: the code of the pages behind visible links when the browser is
 * idle, unless the visitor saves data; code and content of a page whose link is hovered, touched or focused.
 */
export function prefetchLinks(): void {
  const handleTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) prefetchTarget(link);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, handleTarget, { passive: true });
  window.addEventListener('page-live', () => whenIdle(() => void prefetchVisible()), { once: true });
}

/** Prefetches code and content of the page behind a link. */
function prefetchTarget(link: HTMLAnchorElement): void {
  const { site } = contentStore.getState();
  const target = resolveTarget(link);
  if (!site || !target) return;
  void target.pageOf(site).prefetch();
  const part = target.partOf(site);
  if (part) void contentStore.loadParts([part]);
}

/** Prefetches one page after the other, as none is urgent. `startContent` prefetches the next gigs and first menus. */
async function prefetchVisible(): Promise<void> {
  const { site } = contentStore.getState();
  if (!site || savesData()) return;
  const links = [...document.links].filter(isVisible);
  const pages = new Set(links.map((link) => resolveTarget(link as HTMLAnchorElement)?.pageOf(site)));
  for (const page of pages) await page?.prefetch();
}

/** The page of this site behind a link; undefined for files, external links, and while offline. */
function resolveTarget({ origin, pathname, search }: HTMLAnchorElement) {
  if (origin !== window.location.origin || !navigator.onLine) return undefined;
  const resolved = resolvePage(pathname, search);
  return resolved.canonical === undefined ? undefined : resolved;
}

function isVisible(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
