import type { Json, Menu } from '@venue/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectSameLoad, guestPage, openScreen } from './office.ts';
import {
  expect,
  expectAccessible,
  expectLive,
  expectNoSidewaysScroll,
  followSaves,
  staff,
  test,
} from './venue-test.ts';
import { call, readMenus, restoreMenus, uidOf } from './venue-api.ts';

const minute = 60_000;
const phone = { width: 390, height: 844 };
const dish = (name: string) => ({
  elementType: 'Dish',
  content: [name, '', '€14'].map((contentString) => ({ contentString })),
});
const menu = { title: 'Saltmarsh', route: 'saltmarsh', contents: [dish('Marsh lamb')] };
const from = (ms: number) => new Date(Date.now() + ms).toISOString();
const tab = (page: Page) => page.getByRole('tab', { name: /saltmarsh/i });

let before: Json<Menu>[];
let uid: string;

test.beforeAll(async () => {
  [before, uid] = await Promise.all([readMenus(), uidOf(staff.super)]);
});

test.afterEach(async () => {
  // Guests' list lacks those that are hidden.
  for (const { _id } of await readAll())
    if (!before.some((menu) => menu._id === _id)) await call(staff.super, 'DELETE', `/menus/${_id}/${uid}`);
  await restoreMenus(before, staff.super);
});

/** Whether the menus page, as it is rendered now, has the menu's tab. */
const isListed = async (request: APIRequestContext) =>
  (await (await request.get('/menus')).text()).includes('menus?saltmarsh');
const readAll = async () => (await call(staff.super, 'GET', '/menus/getAll')) as Json<Menu>[];
const add = (fields: object) => call(staff.super, 'POST', `/menus/${uid}`, { ...menu, ...fields });

test('a menu is copied with one tap, changed in peace, and shown when it is ready', async ({
  page,
  browser,
}) => {
  const guest = await browser.newContext();
  const visitor = await guestPage(guest, '/menus');
  await openScreen(page, '/admin-dashboard/menus');
  await page.getByRole('button', { name: 'Duplicate Dinner' }).click();
  const form = page.locator('form').filter({ hasText: 'EDIT MENU' });
  await expect(form.getByLabel('Menu title')).toHaveValue('Dinner (copy)');
  await expect(form.getByLabel('URL endpoint')).toHaveValue('dinnercopy');
  await expect(page.getByText('This is the copy. Guests don’t see it')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Dinner (copy)' }).first();
  await expect(row).toContainText('Draft');
  await expectAccessible(page);
  expect((await readAll()).find(({ route }) => route === 'dinnercopy')?.contents).toHaveLength(
    before.find(({ route }) => route === 'dinner')!.contents.length,
  );
  expect(await (await visitor.request.get('/menus')).text()).not.toContain('Dinner (copy)');

  await form.getByLabel('Menu title').fill('Saltmarsh');
  await form.getByLabel('URL endpoint').fill('saltmarsh');
  await form.getByRole('checkbox', { name: /^Draft/ }).uncheck();
  await form.getByRole('button', { name: 'Update Menu' }).click();
  await expect(page.getByText('Your MENU has been successfully updated!')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Saltmarsh' }).first()).toContainText('Live');
  await expect(tab(visitor)).toBeVisible();
  await expectSameLoad(visitor);
  await guest.close();
});

test('a menu has a start and an end, and the form says what guests will see', async ({ page }) => {
  await page.setViewportSize(phone);
  await add({});
  await openScreen(page, '/admin-dashboard/menus');
  await page.getByRole('button', { name: 'Edit Saltmarsh' }).click();
  const form = page.locator('form').filter({ hasText: 'EDIT MENU' });
  await form.getByText('When guests see it:').click();
  await form.getByLabel('Show from').fill('2031-03-30T12:00');
  await form.getByLabel('Show until').fill('2031-03-29T17:00');
  await form.getByRole('button', { name: 'Update Menu' }).click();
  await expect(form.getByText('The end must be after the start')).toBeVisible();
  await form.getByLabel('Show until').fill('2031-03-30T17:00');
  const words = 'Live from Sunday, March 30, 2031 at 12:00 PM to 5:00 PM';
  await expect(form.getByText(words)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Update Menu' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
});

test('a menu appears by itself on a page that stands open', async ({ page, request }) => {
  await page.goto('/menus');
  await page.evaluate(() => void (document.documentElement.dataset.sameLoad = 'yes'));
  await followSaves(page);
  await add({ showFrom: from(3_000) });
  // Whoever comes next has it published, as the clock of a live site does every minute.
  await expect.poll(() => isListed(request)).toBe(true);
  await expect(tab(page)).toBeVisible();
  await expectSameLoad(page);
});

test.describe('while a page stands open', () => {
  // The test moves the clock forward, so Firestore’s SDK believes the server has been silent that long.
  test.use({ expectedErrors: [/Could not reach Cloud Firestore backend|net::ERR_/] });

  test('a menu disappears by itself, offline too', async ({ page, context }) => {
    await add({ showUntil: from(10 * minute) });
    await expect.poll(() => isListed(page.request)).toBe(true);
    await page.clock.install();
    await page.goto('/menus?saltmarsh');
    await expectLive(page);
    await expect(page.getByText('Marsh lamb')).toBeVisible();
    await context.setOffline(true);
    await page.clock.fastForward(11 * minute);
    await expect(tab(page)).toHaveCount(0);
    await expect(page.getByText('Marsh lamb')).toHaveCount(0);
  });
});

test('the owner walks through the site of a moment, on a phone that nobody is signed in on', async ({
  page,
  browser,
}) => {
  await add({ showFrom: '2031-03-30T11:00:00Z', showUntil: '2031-03-30T16:00:00Z' });
  await openScreen(page, '/admin-dashboard/preview');
  await page.getByLabel('Day and time').fill('2031-03-30T13:00');
  await page.getByRole('button', { name: 'Make the preview' }).click();
  const address = await page.getByLabel('Link, to open it on your phone').inputValue();
  await expectAccessible(page);

  const guest = await browser.newContext({ viewport: phone });
  const visitor = await guest.newPage();
  await visitor.goto(address);
  const bar = visitor.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('Preview: Sunday, March 30, 2031 at 1:00 PM');
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Menus', exact: true }).click();
  await expect(bar).toBeVisible();
  await tab(visitor).click();
  await expect(visitor.getByText('Marsh lamb')).toBeVisible();
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor);
  const stored = await visitor.evaluate(async () => [Object.keys(localStorage), await caches.keys()]);
  expect(stored).toEqual([[], []]);

  await bar.getByRole('link', { name: 'End preview' }).click();
  await expect(visitor).toHaveURL(/\/menus\?saltmarsh=?$/);
  await expect(bar).toHaveCount(0);
  await expect(visitor.getByText('Marsh lamb')).toHaveCount(0);
  await guest.close();
});
