import type { Locator } from '@playwright/test';
import { expect, expectIdle, expectLive, test } from './venue-test.ts';

// With motion, there is a film; the splash before it is for other tests.
test.use({ splash: true });
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    // Not on the empty page that a tab begins with, which has no storage.
    if (location.protocol === 'http:') sessionStorage.setItem('splash-seen', 'yes');
    Object.assign(window, { shifts: 0 });
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifts', shifts() + Reflect.get(entry, 'value'));
    };
    const shifts = () => Reflect.get(window, 'shifts') as number;
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
});

/** Whether the middle of an element is what one sees there. */
function isSeen(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { left, top, height } = shown.getBoundingClientRect();
    return document.elementFromPoint(left + 100, top + height / 2) === shown;
  });
}

test('above 1450 px the hero is the film without the title over it, which stays for search engines and screen readers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1451, height: 900 });
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  await expect(page.locator('video')).toBeVisible();
  await expect(title).toHaveText(/\w/);
  await expect(page.getByRole('main')).toMatchAriaSnapshot('- heading [level=1]');
  expect(await isSeen(title)).toBe(false);
  await expect(page.getByRole('region', { name: 'Next on our stage' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number)).toBeLessThan(0.01);
});

test('up to 1450 px the hero is the picture with the title over it', async ({ page }) => {
  await page.setViewportSize({ width: 1450, height: 900 });
  await page.goto('/');
  await expectLive(page);
  expect(await isSeen(page.getByRole('heading', { level: 1 }))).toBe(true);
  await expect(page.locator('video')).toHaveCount(0);
});

test.describe('when the film does not load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the picture has the title over it, and nothing below moves', async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.route(/\.mp4/, (route) => route.abort());
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1 });
    await expect.poll(() => isSeen(title)).toBe(true);
    await expectIdle(page);
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number);
    expect(shifts).toBeLessThan(0.01);
  });
});
