import type { RenderedPage } from './site-build.ts';

/** How much text of pages is kept, in bytes: every page of a large site, some minutes over. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Keeps rendered pages in memory, the least recently asked for going first, and lets those who ask for the same
 * page at once share one rendering. What cannot be rendered is not kept.
 * @param most how many bytes of pages are kept
 */
export function renderedPages(most = mostBytes) {
  const pages = new Map<string, RenderedPage>();
  const rendering = new Map<string, Promise<RenderedPage>>();
  let bytes = 0;

  function keep(key: string, page: RenderedPage): void {
    pages.set(key, page);
    bytes += sizeOf(page);
    for (const [oldest, old] of pages) {
      if (bytes <= most) return;
      pages.delete(oldest);
      bytes -= sizeOf(old);
    }
  }

  return async function page(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const known = pages.get(key);
    if (known) {
      // A Map lists in the order of insertion: put in again, it is the most recent.
      pages.delete(key);
      pages.set(key, known);
      return known;
    }
    const shared = rendering.get(key);
    if (shared) return shared;
    const fresh = render();
    rendering.set(key, fresh);
    try {
      const rendered = await fresh;
      keep(key, rendered);
      return rendered;
    } finally {
      rendering.delete(key);
    }
  };
}

function sizeOf({ html, style, scripts }: RenderedPage): number {
  return [html, style, ...scripts].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}
