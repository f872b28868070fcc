import type { Page } from '@playwright/test';
import { openScreen } from './office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, staff, test } from './venue-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The bar with the sections. */
const bar = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

test('three screens are in a bar below every screen, and the others behind More', async ({ page }) => {
  await openScreen(page, '/admin-dashboard');
  await expect(bar(page).getByRole('link')).toHaveText(['Tonight', 'Bookings', 'Menus']);
  await expect(bar(page).getByRole('link', { name: 'Tonight' })).toHaveAttribute('aria-current', 'page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Tonight: .+/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeFocused();
  await bar(page).getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await expectAccessible(page);
  await expect(more.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await more.getByRole('link', { name: 'Email' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Send an email' })).toBeFocused();
  await expect(more).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectRoomForLargeText(page);
  await bar(page).getByRole('link', { name: 'Menus' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menus' })).toBeVisible();

  await page.goto('/event-management');
  await expect(page.getByRole('heading', { level: 1, name: 'Music Admin' })).toBeVisible();
  await expect(bar(page).getByRole('link')).toHaveCount(3);
  await bar(page).getByRole('button', { name: 'More' }).click();
  await expect(more.getByRole('link', { name: 'Music' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'More' })).toBeFocused();

  // The tabs of a desktop are the same on these two screens, all of them in sight.
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(bar(page).getByRole('link', { name: 'Music' })).toHaveAttribute('aria-current', 'page');
  for (const tab of await bar(page).getByRole('link').all()) await expect(tab).toBeInViewport({ ratio: 1 });
});

test('the keyboard skips to the screen and keeps its place when what it pressed goes away', async ({
  page,
}) => {
  await openScreen(page, '/admin-dashboard/menus', staff.super);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Dinner' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the screen' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const dishes = page.getByRole('region', { name: '86 a dish' });
  await dishes.getByRole('searchbox').fill('hake');
  await dishes.getByRole('button', { name: 'Off tonight Roast hake' }).press('Enter');
  await expect(dishes.getByRole('heading', { name: 'Off now' })).toBeVisible();
  const pressed = dishes.getByRole('button', { name: 'Off tonight Roast hake', pressed: true }).first();
  await expect(pressed).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dishes.getByText('Roast hake (Dinner) is back on.')).toBeVisible();
  await expect(dishes.getByRole('button', { name: 'Off until I say Roast hake' }).first()).toBeFocused();

  await page.getByRole('button', { name: 'Edit Dinner' }).press('Enter');
  const edit = page.locator('section', { has: page.getByRole('heading', { name: /^EDIT MENU/ }) });
  const remove = edit.getByRole('button', { name: 'Remove Dish: Kilvara oysters' });
  await remove.press('Enter');
  const next = edit.getByRole('button', { name: /^Move Dish: Treacle/ });
  await expect(next).toBeFocused();
  // Neither bar covers it.
  await expect(next).toBeInViewport({ ratio: 1 });
  await edit.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(edit.getByRole('button', { name: /^Move Dish: Kilvara/ })).toBeFocused();
  await remove.press('Enter');
  await edit.getByRole('button', { name: 'Discard changes' }).press('Enter');
  await expect(edit.getByRole('button', { name: 'Preview' })).toBeFocused();
  await edit.getByRole('button', { name: 'Clear Menu Edit' }).press('Enter');
  await expect(edit).toHaveCount(0);
  // What follows in its place.
  await expect(page.getByRole('button', { name: 'CREATE NEW MENU' })).toBeFocused();

  // Both rows of buttons at the bottom are in sight.
  await page.getByRole('button', { name: 'Edit Dinner' }).click();
  await expect(edit.getByRole('button', { name: 'Update Menu' })).toBeInViewport({ ratio: 1 });
  const [save, sections] = [
    await edit.getByRole('button', { name: 'Update Menu' }).boundingBox(),
    await bar(page).boundingBox(),
  ];
  expect(save!.y + save!.height).toBeLessThanOrEqual(sections!.y);
});

/** The screen fits a small phone whose person has text at 200 %, with every word of the bar in sight. */
async function expectRoomForLargeText(page: Page) {
  const viewport = page.viewportSize()!;
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...viewport, width });
    await expectNoSidewaysScroll(page);
    const cut = bar(page)
      .locator('a, button')
      .filter({ visible: true })
      .evaluateAll((tabs) =>
        tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent),
      );
    expect(await cut, `words cut off at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(viewport);
}
