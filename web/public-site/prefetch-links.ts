import { contentStore, savesData, whenIdle } from './content/index.ts';
import { resolvePage } from './resolve-page.ts';

/**
 * Fetches ahead what the pages behind links need, so that they open at once: the code of those behind links in view,
 * when the browser is idle and nobody asks to save data; code and content of one that somebody points at, touches
 * or reaches with the keyboard.
 */
export function prefetchLinks(): void {
  const handleTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) fetchBehind(link);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, handleTarget, { passive: true });
  window.addEventListener('page-live', () => whenIdle(() => void fetchInView()), { once: true });
}

/** Code and content of the page behind a link. */
function fetchBehind(link: HTMLAnchorElement): void {
  const { site } = contentStore.getState();
  const place = placeBehind(link);
  if (!site || !place) return;
  void place.pageOf(site).loadAhead();
  const part = place.partOf(site);
  if (part) void contentStore.catchUp([part]);
}

/** One after the other: nothing of it is urgent. The next gigs and the first menus are fetched by `startContent`. */
async function fetchInView(): Promise<void> {
  const { site } = contentStore.getState();
  if (!site || savesData()) return;
  const links = [...document.links].filter(isInView);
  const pages = new Set(links.map((link) => placeBehind(link as HTMLAnchorElement)?.pageOf(site)));
  for (const page of pages) await page?.loadAhead();
}

/** The page of this site behind a link; undefined for files and links that lead away, and without a connection. */
function placeBehind({ origin, pathname, search }: HTMLAnchorElement) {
  if (origin !== window.location.origin || !navigator.onLine) return undefined;
  const place = resolvePage(pathname, search);
  return place.canonical === undefined ? undefined : place;
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
