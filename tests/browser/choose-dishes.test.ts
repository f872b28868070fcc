import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectLive,
  expectNoSidewaysScroll,
  hold,
  test,
  visitOnce,
} from './venue-test.ts';

const wish = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
/** Unfolds what a guest can ask for. */
const leaveOut = (page: Page) => page.getByText('LEAVE SOMETHING OUT').click();
const outcome = (page: Page) => page.getByRole('tabpanel').getByRole('status');

/** A dish by its words: what it contains, and whether it is faded. */
type Dish = { text: string; isFaded: boolean };

async function dishesOf(panel: Locator): Promise<Dish[]> {
  const texts = await panel.locator('div:has(> p > strong)').allTextContents();
  return texts.map((text) => ({ text, isFaded: text.includes('doesn’t fit your choice') }));
}

/** On the card of this menu every dish with milk, or about which nobody is sure, is faded, and no other. */
async function expectNoMilk(page: Page, menu = 'dinner') {
  const panel = page.getByRole('tabpanel', { name: menu });
  await expect(async () => {
    const dishes = await dishesOf(panel);
    const fitting = dishes.filter(({ isFaded }) => !isFaded);
    expect(fitting.length).toBeGreaterThan(0);
    expect(fitting.length).toBeLessThan(dishes.length);
    for (const { text, isFaded } of dishes)
      expect(isFaded, text).toBe(/Allergens: ([^;]*, )?milk|Allergens: \(ask us/.test(text));
    expect(await outcome(page).textContent()).toContain(`${fitting.length} of `);
  }).toPass();
  await expect(outcome(page)).toContainText('Ask us anyway');
}

test('a guest leaves out milk, on every menu, and takes it back', async ({ page }) => {
  await page.goto('/menus');
  await expectLive(page);
  await expect(wish(page, 'No milk')).toBeHidden();
  await leaveOut(page);
  await wish(page, 'No milk').click();
  await expect(page).toHaveURL('/menus?dinner&for=no-milk');
  await expectNoMilk(page);
  await expect(page.getByText('Leaving out milk')).toBeVisible();
  await expect(wish(page, 'No milk')).toBeFocused();
  await page.getByRole('tab', { name: 'lunch' }).click();
  await expect(page).toHaveURL('/menus?lunch&for=no-milk');
  await expectNoMilk(page, 'lunch');
  await wish(page, 'No milk').click();
  await expect(page).toHaveURL('/menus?lunch');
  await expect(outcome(page)).toBeEmpty();
});

test('a wish that is pressed before the app is there is granted by it, on the same page', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/menus', { waitUntil: 'commit' });
  await leaveOut(page);
  await wish(page, 'No milk').click();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  release();
  await expect(page).toHaveURL('/menus?dinner&for=no-milk');
  await expectNoMilk(page);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('wishes are links, and the tabs keep them', async ({ page }) => {
    await page.goto('/menus');
    await leaveOut(page);
    await wish(page, 'No milk').click();
    await expect(page).toHaveURL(/\/menus\?dinner=?&for=no-milk$/);
    await expectNoMilk(page);
    await page.getByRole('tab', { name: 'lunch' }).click();
    await expectNoMilk(page, 'lunch');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectNoSidewaysScroll(page);
  });
});

for (const width of [390, 1440]) {
  test(`a card with wishes is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/menus?dinner&for=no-milk,vegetarian');
    await expectLive(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/net::ERR_|Could not reach Cloud Firestore/] });

  test('the filter works as well', async ({ page, context }) => {
    await visitOnce(page);
    await context.setOffline(true);
    await page.goto('/menus?dinner&for=no-milk');
    await expect(outcome(page)).toContainText('fit');
    await expectNoMilk(page);
    // It is open, as something is chosen.
    await wish(page, 'Vegetarian').click();
    await expect(page).toHaveURL('/menus?dinner&for=no-milk,vegetarian');
    await expect(wish(page, 'Vegetarian')).toHaveAttribute('aria-current', 'true');
  });
});
