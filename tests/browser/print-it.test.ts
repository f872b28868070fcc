import type { Page } from '@playwright/test';
import { a4, sheets } from './sheets.ts';
import { expect, expectLive, test } from './venue-test.ts';

test('every menu is a card of one A4 sheet, with the name of the house and nothing of the site', async ({
  page,
}) => {
  await page.goto('/menus');
  // The rules for paper come with the complete style sheets.
  await expectLive(page);
  const tabs = page.getByRole('tab');
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await sheets(page), await tab.innerText()).toEqual({ count: 1, size: a4 });
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').getByText('Fathoms', { exact: true })).toBeVisible();
  for (const screenOnly of ['banner', 'tablist', 'contentinfo'] as const) {
    await expect(page.getByRole(screenOnly)).toBeHidden();
  }
});

test('a printed card says where and when, and its allergens and their key are as large as on the screen', async ({
  page,
}) => {
  await page.goto('/menus?dinner&for=no-peanut');
  await expectLive(page);
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('article');
  await expect(printed.getByText('The Old Ice House, Harbour Road, Kilvara')).toBeVisible();
  await expect(printed.getByText(/^\w+day, \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'No milk' })).toBeHidden();
  for (const text of [
    printed.getByText(/14 molluscs/).last(),
    printed.getByText(/^\(1 \w+ · .*\b7\b/).first(),
  ]) {
    await expect(text).toBeVisible();
    const { fontSize, fontStyle, textAlign } = await text.evaluate((element) => getComputedStyle(element));
    expect(parseFloat(fontSize)).toBeGreaterThanOrEqual(16);
    expect([fontStyle, textAlign]).toEqual(['normal', 'start']);
  }
});

test('the terms print under their title, all of them', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectLive(page);
  const { count, size } = await sheets(page);
  expect(size).toEqual(a4);
  expect(count).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Irish law applies')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('a picture of the whole page has every section, though nobody has scrolled', async ({ page }) => {
  for (const address of ['/', '/careers', '/event/oyster-weekend']) {
    await page.goto(address);
    await expectLive(page);
    const skipped = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main h2, main img, footer a')].filter(
            (element) =>
              element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
          ).length,
      );
    await expect.poll(skipped, address).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

/** Colours of text that is seen, other than black. */
function inks(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      if (!texts.currentNode.nodeValue?.trim() || element.closest('button, script')) continue;
      const link = element.closest('a');
      const isButton = link && getComputedStyle(link).borderTopStyle === 'solid';
      if (isButton) continue;
      if (element.checkVisibility()) found.add(getComputedStyle(element).color);
    }
    return [...found].filter((colour) => colour !== 'rgb(0, 0, 0)');
  });
}

test('pages print in black, whatever their ground is on the screen', async ({ page }) => {
  for (const address of ['/', '/contact', '/our-team']) {
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => inks(page), address).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test.describe('where motion is welcome', () => {
  test.use({ splash: true });

  test('sections come in as one scrolls to them, and none is ever missing on paper or in a picture of the page', async ({
    page,
  }) => {
    await page.goto('/careers');
    await expectLive(page);
    const picture = page.locator('main img').last();
    const opacity = () =>
      picture.evaluate((element) => Number(getComputedStyle(element.closest('div')!).opacity));
    await expect(picture).toBeVisible();
    // Nobody has scrolled yet: all of the page can be seen.
    expect(await opacity()).toBe(1);
    await page.mouse.wheel(0, 120);
    await expect.poll(opacity).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(opacity).toBe(1);
    await page.emulateMedia({ media: null });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(opacity).toBe(1);
  });
});
