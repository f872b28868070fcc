import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectLive, test } from './venue-test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Picture' });
const pictures = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Enlarge: / });

/** Drags a finger, or a mouse, sideways across something. */
async function swipe(page: Page, place: Locator, distance: number) {
  const { x, y, width, height } = (await place.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + distance, y + height / 2, { steps: 5 });
  await page.mouse.up();
}

test('a guest looks through the pictures by button, key and swipe, and comes back to where they were', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'GALLERIES' }).click();
  await page.getByRole('link', { name: 'RESTAURANT' }).first().click();
  await expect(page).toHaveURL('/gallery');
  await expect(pictures(page).first()).toBeVisible();
  const count = await pictures(page).count();
  expect(count).toBeGreaterThan(6);
  const third = pictures(page).nth(2);
  await third.click();

  const dialog = dialogOf(page);
  const picture = dialog.getByRole('img');
  const place = (number: number) => dialog.getByText(`${number} of ${count}`);
  await expect(place(3)).toBeVisible();
  await expect(picture).toHaveAttribute('alt', /.{10,}/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(400);
  await expect(picture).toBeInViewport({ ratio: 0.99 });
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(place(4)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(place(2)).toBeVisible();
  await swipe(page, picture, -200);
  await expect(place(3)).toBeVisible();
  await swipe(page, picture, 200);
  await expect(place(2)).toBeVisible();
  // A tap is not a swipe.
  await swipe(page, picture, 10);
  await expect(place(2)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(place(count)).toBeVisible();

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(third).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'BOOK A TABLE' })).toHaveAttribute(
    'href',
    '/book-a-table',
  );
});

test('the keyboard stays inside a picture that is open, and Escape gives it back', async ({ page }) => {
  await page.goto('/music-gallery');
  await expect(page.getByRole('heading', { name: 'MUSIC GALLERY' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'SEE UPCOMING EVENTS' })).toHaveAttribute(
    'href',
    '/music-at-fathoms',
  );
  // Before that a picture is a plain link to its file.
  await expectLive(page);
  const first = pictures(page).first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  const held = new Set<string>();
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    // Between two rounds the keyboard may rest in the browser's own bars.
    held.add(
      await page.evaluate(() => {
        const focused = document.activeElement!;
        if (focused === document.body) return 'the browser';
        return focused.closest('dialog') ? 'the dialog' : focused.outerHTML;
      }),
    );
  }
  held.delete('the browser');
  expect([...held]).toEqual(['the dialog']);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(first).toBeFocused();
});

test('Back closes an open picture, and then leaves the page', async ({ page }) => {
  await page.goto('/contact');
  await page.goto('/gallery');
  await expectLive(page);
  const fourth = pictures(page).nth(3);
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await fourth.click();
    const picture = dialogOf(page).getByRole('img');
    await expect(
      dialogOf(page).getByText((await picture.getAttribute('alt'))!, { exact: true }),
    ).toBeVisible();
    const place = await page.evaluate(() => window.scrollY);
    await close();
    await expect(dialogOf(page)).toBeHidden();
    await expect(fourth).toBeFocused();
    await expect(page).toHaveURL('/gallery');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  }
  // However a picture was closed, no entry of it is left in the history.
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});
