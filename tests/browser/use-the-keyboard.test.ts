import type { Locator, Page } from '@playwright/test';
import { expect, expectLive, hold, test } from './venue-test.ts';

/** Presses Tab until something has the focus, as often as a patient person would. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Sixty presses of Tab did not lead there.');
}

test('with the keyboard alone: from the door to an event, to a menu, to past gigs', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // Until the app is there links lead to pages of the server, where nothing is focused.
  await expectLive(page);

  const nav = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, nav.getByRole('button', { name: 'EVENTS' }));
  await page.keyboard.press('Enter');
  await tabTo(page, nav.getByRole('link', { name: 'oysters' }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Oyster Weekend');
  await expect(heading).toBeFocused();

  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'SEE MENUS' }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('The menus');
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Wine');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();

  await page.keyboard.press('Home');
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#main"]')!.focus());
  await tabTo(page, nav.getByRole('button', { name: 'EVENTS' }));
  await page.keyboard.press('Space');
  await tabTo(page, nav.getByRole('link', { name: 'MUSIC', exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(/Music/);
  const archive = page.getByRole('region', { name: 'You should have been here' });
  await archive.scrollIntoViewIfNeeded();
  await archive.getByRole('button', { name: 'Earlier slide' }).focus();
  await tabTo(page, archive.getByRole('button', { name: 'Next slide' }));
  await page.keyboard.press('Enter');
  await expect(archive.getByText(/^2 of/)).toBeVisible();
});

test('a page whose content comes late keeps the focus on its heading', async ({ page }) => {
  await page.goto('/contact');
  await expectLive(page);
  const release = await hold(page, '**/content/page-*');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'EVENTS' }).click();
  await nav.getByRole('link', { name: 'oysters' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('status').getByText('Loading the page')).toBeAttached();
  await expect(heading).toBeFocused();
  release();
  await expect(page.getByRole('link', { name: 'SEE MENUS' })).toBeVisible();
  await expect(heading).toBeFocused();
});

/** What has the keyboard's focus; undefined when that has left the page. */
function readStop(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const { top, bottom, width, height } = focused.getBoundingClientRect();
    return {
      name: focused.textContent || focused.getAttribute('aria-label') || focused.outerHTML,
      hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      isSeen: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
    };
  });
}

test('every stop of the Tab key is seen, has a ring, and is on the screen', async ({ page }) => {
  for (const address of ['/', '/contact']) {
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const stops: string[] = [];
    for (let presses = 0; presses < 70; presses++) {
      await page.keyboard.press('Tab');
      const stop = await readStop(page);
      if (!stop) break;
      // The page may still be on its way to what has the focus.
      await expect
        .poll(() => readStop(page), { message: stop.name })
        .toMatchObject({ hasRing: true, isSeen: true });
      stops.push(stop.name);
    }
    expect(stops[0]).toBe('Skip to the page');
    expect(stops.at(-1)).toBe('Privacy policy');
  }
});
