import type { Page } from '@playwright/test';

/** What a heading's font may move by a pixel while it arrives; a line of text that comes or goes is above 0.01. */
export const still = 0.001;

/** Sums up what moved on the page since it was opened, by itself. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
