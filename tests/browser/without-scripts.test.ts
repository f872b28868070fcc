import { expect, expectNoSidewaysScroll, test } from './venue-test.ts';

// What a guest has before the scripts have come, or when they never come.
test.use({ javaScriptEnabled: false });

test('without scripts the next gig, the menus and the way to them are there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'MENUS', exact: true }).first()).toBeVisible();
  await page.goto('/menus');
  const tabs = page.getByRole('tab');
  expect(await tabs.count()).toBeGreaterThan(2);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await tabs.nth(1).click();
  await expect(page).toHaveURL(/\/menus\?\w+/);
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toBeVisible();
});

test('without scripts the booking form and a guest’s link name the number to ring', async ({ page }) => {
  for (const path of ['/reservation.html', '/booking/0c9c2a52-5e3b-4f6e-9d7a-3f6f0a1b2c3d']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: '065 555 0142' })).toHaveAttribute(
      'href',
      'tel:+353655550142',
    );
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('without scripts every page of the menu can be reached', async ({ page }) => {
    for (const path of ['/', '/music-at-fathoms', '/menus', '/gallery', '/contact']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expect(
        page
          .getByRole('contentinfo')
          .getByRole('link', { name: /065 555/ })
          .first(),
      ).toBeVisible();
    }
  });

  test('the footer is short, and its three parts unfold without scripts', async ({ page }) => {
    await page.goto('/contact');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByText(/^(Open|Closed) now/)).toBeVisible();
    await expect.poll(async () => (await footer.boundingBox())!.height).toBeLessThanOrEqual(470);
    for (const [title, content] of [
      ['Opening hours', 'Friday & Saturday'],
      ['At the table', 'Dogs welcome in the bar until the music starts'],
      ['More', 'Our team'],
    ] as const) {
      const words = footer.getByText(content, { exact: true }).first();
      await expect(words).toBeHidden();
      await footer.getByRole('heading', { name: title }).click();
      await expect(words).toBeVisible();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(footer.getByText('View map')).toBeVisible();
    await expect(footer.getByText('BOOK NOW')).toBeVisible();
    expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(300);
  });
});
