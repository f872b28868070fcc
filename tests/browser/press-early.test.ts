import { expect, expectIdle, expectLive, hold, test } from './venue-test.ts';

/** The app's scripts. */
const scripts = '**/assets/*.js';

test('a press on the menu button before the app is there opens the menu once it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await toggle.click();
  release();
  await expectLive(page);
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a press on a picture before the app is there shows it large once it is, on the same page', async ({
  page,
}) => {
  const release = await hold(page, scripts);
  await page.goto('/gallery', { waitUntil: 'commit' });
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .nth(2)
    .click();
  release();
  await expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible();
  await expect(page).toHaveURL('/gallery');
});

test('a press on a tab before the app is there turns to that menu, without a new page', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto('/menus', { waitUntil: 'commit' });
  const tab = page.getByRole('tab').nth(2);
  await tab.click();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a click on a link that the app handles, a moment before the page is live, stops nothing', async ({
  page,
}) => {
  // As React does, once it has hydrated the link.
  await page.addInitScript(() => document.addEventListener('click', (event) => event.preventDefault()));
  const release = await hold(page, scripts);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'MENUS' }).click();
  release();
  await expectLive(page);
  await expect(page).toHaveURL('/contact');
});

test('a press on a link leads to its page also while the letters that few pages need are on their way', async ({
  page,
}) => {
  await hold(page, '**/content/*');
  await hold(page, '**/assets/late-fonts-*');
  const begun = page.waitForRequest(/\/assets\/late-fonts-/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await begun;
  await page.getByRole('navigation').getByRole('link', { name: 'MENUS', exact: true }).first().click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page).toHaveURL('/menus');
});

test('somebody who is in a dropdown with the keyboard when the app comes stays in it', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'EVENTS' }).focus();
  await page.keyboard.press('Tab');
  const music = nav.getByRole('link', { name: 'MUSIC', exact: true });
  await expect(music).toBeFocused();
  release();
  await expectLive(page);
  await expect(music).toBeVisible();
  await expect(music).toBeFocused();
});

test('the first picture loads alone; those below follow, or load on scroll', async ({ page }) => {
  const asked: string[] = [];
  const release = await hold(page, '**/*oyster-plate*');
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  const isAsked = (file: string) => asked.some((url) => url.includes(file));
  await page.goto('/event/oyster-weekend', { waitUntil: 'commit' });
  await expect.poll(() => isAsked('oyster-plate')).toBe(true);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectIdle(page);
  expect(isAsked('oyster-beds')).toBe(false);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => isAsked('oyster-beds')).toBe(true);
  release();
});

test('until the content of the page is there, links lead to pages of the server, and after that within the app', async ({
  page,
}) => {
  const release = await hold(page, '**/content/*');
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('navigation').getByRole('link', { name: 'MENUS', exact: true }).first().click();
  await expect(page).toHaveURL('/menus');
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);

  release();
  await expectLive(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Music', exact: true }).click();
  await expect(page).toHaveURL('/music-at-fathoms');
  await expect(page.getByRole('list', { name: 'Upcoming events' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
