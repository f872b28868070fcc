import { expect, expectLive, test } from './venue-test.ts';

test('opening one dropdown closes the other, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const events = nav.getByRole('button', { name: 'EVENTS' });
  const about = nav.getByRole('button', { name: 'ABOUT' });
  await expect(nav.getByRole('link', { name: 'CAREERS' })).toBeHidden();
  await events.click();
  await expect(nav.getByRole('link', { name: 'MUSIC', exact: true })).toBeVisible();
  await about.click();
  await expect(nav.getByRole('link', { name: 'CAREERS' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'MUSIC', exact: true })).toBeHidden();
  await expect(events).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await expect(about).toBeFocused();
  await expect(nav.getByRole('link', { name: 'CAREERS' })).toBeHidden();
});

test('the EVENTS dropdown offers a page for every event, by its route name as a menu’s tab is', async ({
  page,
}) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'EVENTS' }).click();
  const link = nav.getByRole('link', { name: 'oysters' });
  // As it is seen: innerText has what the style makes of it.
  expect(await link.innerText()).toBe('Oysters');
  await link.click();
  await expect(page).toHaveURL(/\/event\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oyster Weekend');
  await expect(link).toBeHidden();
});

test('the footer ends with social links, back to top, need a table and legal links, in this order', async ({
  page,
}) => {
  await page.goto('/');
  const links = await page.getByRole('contentinfo').getByRole('link').allTextContents();
  expect(links.slice(links.indexOf('Instagram'))).toEqual([
    ...['Instagram', 'Facebook', 'X'],
    ...['Back to top', 'Need a table?'],
    ...['Disclaimer', 'Terms & conditions', 'Privacy policy'],
  ]);
});

test('the music gallery opens in a tab of its own', async ({ page, context }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'GALLERIES' }).click();
  const opened = context.waitForEvent('page');
  await nav.getByRole('link', { name: /^MUSIC/ }).click();
  const gallery = await opened;
  await expect(gallery.getByRole('heading', { level: 1 })).toHaveText(/music gallery/i);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the hamburger opens the menu, and arriving somewhere closes it', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const hamburger = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await expect(nav).toBeHidden();
    await hamburger.click();
    await expect(nav).toBeVisible();
    await nav.getByRole('button', { name: 'ABOUT' }).click();
    await nav.getByRole('link', { name: 'WINE CAVE' }).click();
    await expect(page).toHaveURL('/wine-experience-room');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wine cave/i);
    await expect(nav).toBeHidden();
  });

  test('Escape closes the menu and gives the focus back to the hamburger', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const hamburger = page.getByRole('banner').getByRole('button', { name: 'Close' });
    await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeFocused();
  });
});

test('the first Tab reaches a link that skips to the page', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every navigation scrolls to the top and moves the focus to the new heading', async ({ page }) => {
  await page.goto('/gallery');
  await expectLive(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('back leads to the place on the page from which one left', async ({ page }) => {
    await page.goto('/');
    await expectLive(page);
    const place = page.getByRole('heading', { name: 'Come in out of that wind' });
    await place.scrollIntoViewIfNeeded();
    await expect(place).toBeInViewport();
    await place.locator('..').getByRole('link').click();
    await expect(page).toHaveURL('/book-a-table');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(place).toBeInViewport();
  });
});

test('the bar at the foot of the front page hides past 80 px and comes back', async ({ page }) => {
  await page.goto('/');
  const call = page.getByRole('link', { name: 'CALL US' });
  await expect(call).toBeInViewport({ ratio: 0.9 });
  await expect(call).toHaveAttribute('href', 'tel:+353655550142');
  await page.evaluate(() => window.scrollTo(0, 80));
  await expect(call).toBeInViewport({ ratio: 0.9 });
  await page.evaluate(() => window.scrollTo(0, 81));
  // Gone from the eye and from the keyboard.
  await expect(call).not.toBeInViewport();
  await expect(page.locator('nav[aria-label="Quick links"]')).toHaveAttribute('inert');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(call).toBeInViewport({ ratio: 0.9 });
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/status of 404 .*no-such-place/] });

  test('says so and shows the way back', async ({ page }) => {
    await page.goto('/no-such-place');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL('/no-such-place');
  });
});

test('under reduced motion there is no splash', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('splash')).toHaveCount(0);
});

test.describe('where motion is welcome', () => {
  test.use({ splash: true });

  test('the splash keeps its times, and comes once a session', async ({ page }) => {
    // The content is on the device after this, so that the next page starts at once.
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/');
    const splash = page.getByTestId('splash');
    // Only the clock stands still, so the page comes up in small steps of it.
    const step = 20;
    await expect(async () => {
      await page.clock.runFor(step);
      // As it is at this step, however long the browser takes to say so.
      expect(await splash.evaluateAll(([shown]) => shown?.getAttribute('data-phase'))).toBe('dark');
    }).toPass({ intervals: [10] });
    let elapsed = 0;
    for (const [at, before, after] of [
      [1_000, 'dark', 'logos'],
      [2_300, 'logos', 'reveal'],
      [3_200, 'reveal', 'fade'],
      [4_200, 'fade', null],
    ] as const) {
      await page.clock.runFor(at - 2 * step - elapsed);
      await expect(splash).toHaveAttribute('data-phase', before);
      await page.clock.runFor(3 * step);
      if (after) await expect(splash).toHaveAttribute('data-phase', after);
      else await expect(splash).toHaveCount(0);
      elapsed = at + step;
    }

    await page.clock.resume();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(splash).toHaveCount(0);
  });

  test('a key ends the splash early', async ({ page }) => {
    // It would last four seconds: only half a second of them goes by.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/');
    const splash = page.getByTestId('splash');
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await splash.count()).toBe(1);
    }).toPass({ intervals: [10] });
    await page.keyboard.press('Escape');
    await page.clock.runFor(500);
    await expect(splash).toHaveCount(0);
  });
});
