import type { Page } from '@playwright/test';
import { expect, expectLive, expectNoSidewaysScroll, hold, test } from './venue-test.ts';

/** Where the card of the lunch menu comes from. */
const lunchCard = '**/content/menu-menu-lunch.json*';

const selected = (page: Page) => page.getByRole('tab', { selected: true });
const card = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 });

test('the menus open with the first one, and a press on a tab shows another', async ({ page }) => {
  await page.goto('/menus');
  await expect(selected(page)).toHaveText('dinner');
  await expect(card(page)).toHaveText('Dinner');
  await page.getByRole('tab', { name: 'drinks' }).click();
  await expect(selected(page)).toHaveText('drinks');
  await expect(card(page)).toHaveText('Drinks & wine');
  await expect(page).toHaveURL('/menus?drinks');
  await expect(page.getByRole('tabpanel', { name: 'drinks' })).toBeVisible();
});

test('a dish shows its description and its price', async ({ page }) => {
  await page.goto('/menus');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText(/^€\s?\d+/).first()).toBeVisible();
  await expect(panel.locator('strong').first()).not.toBeEmpty();
});

test('arrow keys, Home and End move along the tabs and round the ends', async ({ page }) => {
  await page.goto('/menus');
  await page.getByRole('tab', { name: 'dinner' }).focus();
  for (const [key, tab] of [
    ['ArrowRight', 'drinks'],
    ['ArrowRight', 'lunch'],
    ['ArrowLeft', 'drinks'],
    ['End', 'mothersday'],
    ['ArrowRight', 'dinner'],
    ['ArrowLeft', 'mothersday'],
    ['Home', 'dinner'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected(page)).toHaveText(tab);
    await expect(selected(page)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

/** The height of the page's scroll, once it has stopped. */
async function scrolled(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let before = -1; before !== window.scrollY; await new Promise((wait) => setTimeout(wait, 100)))
      before = window.scrollY;
    return window.scrollY;
  });
}

test('a tab selected by click or key brings the beginning of its card into view when it is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const select of [clickWhereItIs, selectByKey]) {
    await page.goto('/menus');
    await expectLive(page);
    await page.getByRole('tabpanel').locator('strong').last().scrollIntoViewIfNeeded();
    await expect(card(page)).not.toBeInViewport();
    await select(page, 'drinks');
    await expect(card(page)).toHaveText('Drinks & wine');
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    const top = await scrolled(page);
    // Now that it is in view, the next tab moves nothing.
    await select(page, 'lunch');
    await expect(card(page)).toHaveText('Set lunch');
    expect(await scrolled(page)).toBe(top);
  }
});

/** Playwright's click would scroll first: to it, what stands right below the header is hidden. */
async function clickWhereItIs(page: Page, name: string) {
  const { x, y, width, height } = (await page.getByRole('tab', { name }).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Moves on to the tab, which is the next one. */
async function selectByKey(page: Page, name: string) {
  await selected(page).evaluate((tab) => (tab as HTMLElement).focus({ preventScroll: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name })).toBeFocused();
}

test('an address with the name of a menu opens it, and its card is on the first screen', async ({ page }) => {
  for (const [query, tab, title] of [
    ['festival', 'festival', 'Féile na Mara'],
    ['valentines2024', 'valentines', 'Valentine’s week'],
    ['mothersday', 'mothersday', 'Mother’s Day'],
  ] as const) {
    await page.goto(`/menus?${query}`);
    await expect(selected(page)).toHaveText(tab);
    await expect(card(page)).toHaveText(title);
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await expect(selected(page)).toBeInViewport();
  }
});

test('a menu nobody knows opens the first one', async ({ page }) => {
  await page.goto('/menus?brunch');
  await expect(selected(page)).toHaveText('dinner');
  await page.goto('/menus?%E0%A4%A');
  await expect(selected(page)).toHaveText('dinner');
});

test('after a look at some menus, back leads to the page before them', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'MENUS' }).first().click();
  await page.getByRole('tab', { name: 'drinks' }).click();
  await page.getByRole('tab', { name: 'lunch' }).click();
  await expect(card(page)).toHaveText('Set lunch');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goForward();
  await expect(card(page)).toHaveText('Set lunch');
});

test('a tab chosen before the other cards have come says so, and shows its card once they have', async ({
  page,
}) => {
  const release = await hold(page, lunchCard);
  await page.goto('/menus');
  await expectLive(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('tab', { name: 'lunch' }).click();
  await expect(page).toHaveURL('/menus?lunch');
  await expect(page.getByText('Loading the menu')).toBeVisible();
  await page.getByRole('tab', { name: 'dinner' }).click();
  await expect(card(page)).toHaveText('Dinner');
  await page.getByRole('tab', { name: 'lunch' }).click();
  release();
  await expect(card(page)).toHaveText('Set lunch');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first dishes are on the first screen, with tabs in one row above them', async ({ page }) => {
    await page.goto('/menus');
    // The second one, so that a notice above all leaves room for the first.
    await expect(page.getByRole('tabpanel').locator('strong').nth(1)).toBeInViewport({ ratio: 1 });
    expect((await page.getByRole('tabpanel').locator('strong').first().boundingBox())!.y).toBeLessThan(520);
    const tabs = page.getByRole('tab');
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expectNoSidewaysScroll(page);
  });

  test('the tabs stay under the header, show the chosen one, and lead to the beginning of a card', async ({
    page,
  }) => {
    await page.goto('/menus');
    await expectLive(page);
    await page.getByRole('tabpanel').locator('strong').nth(12).scrollIntoViewIfNeeded();
    const list = page.getByRole('tablist');
    const header = (await page.getByRole('banner').boundingBox())!;
    await expect.poll(async () => (await list.boundingBox())!.y).toBe(header.height);
    const last = page.getByRole('tab', { name: 'mothersday' });
    await expect(last).not.toBeInViewport();
    await page.getByRole('tab', { name: 'dinner' }).focus();
    await page.keyboard.press('End');
    await expect(card(page)).toBeInViewport();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expect(last).toBeFocused();
  });

  test('a long description shows two lines, and the rest when one wants it', async ({ page }) => {
    await page.goto('/menus');
    const words = page.getByText(/^We cook what came in today/);
    const height = async () => (await words.boundingBox())!.height;
    const short = await height();
    await page.getByRole('link', { name: 'Read on' }).click();
    await expect.poll(height).toBeGreaterThan(short * 1.5);
    await expect(page.getByRole('link', { name: 'Read on' })).toBeHidden();
  });
});

test.describe('when the other cards cannot be fetched', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the tab says what to do, and the card loads once the connection is back', async ({
    page,
    context,
  }) => {
    const release = await hold(page, lunchCard);
    await page.goto('/menus');
    await expectLive(page);
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'lunch' }).click();
    await expect(page.getByText(/^Offline – saved copy from \w+day, /)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('as soon as you’re connected again');
    await expect(page.getByRole('link', { name: 'reload the page' })).toHaveAttribute('href', '/menus?lunch');
    await context.setOffline(false);
    release();
    await expect(card(page)).toHaveText('Set lunch');
  });
});
