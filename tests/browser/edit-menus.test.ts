import type { Json, Menu } from '@venue/domain';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from './venue-test.ts';
import { expectSameLoad, expiredToken, guestPage, openScreen, refuse } from './office.ts';
import { changeDish, readMenus, restoreMenus, saveMenu } from './venue-api.ts';

let before: Json<Menu>[];

test.beforeAll(async () => {
  before = await readMenus();
});

test.afterEach(async () => {
  await restoreMenus(before, staff.super);
});

const screen = '/admin-dashboard/menus';
const menuNames = async () => (await readMenus()).map(({ title }) => title);
const dinner = async () => (await readMenus()).find(({ route }) => route === 'dinner')!;
const dishes = ({ contents }: Json<Menu>) => contents.map(({ content }) => content[0]?.contentString);
const listed = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
/** The open form; the other one is collapsed. */
const panel = (page: Page, name: string) => page.locator('form').filter({ hasText: name });

test('a menu is built, previewed, opened to guests, changed and taken away again', async ({
  page,
  browser,
}) => {
  const guest = await browser.newContext();
  const visitor = await guestPage(guest, '/menus');
  await openScreen(page, screen);
  await page.getByRole('button', { name: /^CREATE NEW MENU/ }).click();
  const form = panel(page, 'CREATE NEW MENU');
  await form.getByRole('button', { name: 'Create Menu' }).click();
  await expect(form.getByText('You must provide a TITLE for the Menu...')).toBeVisible();
  await expect(form.getByText('You must provide a URL ENDPOINT for the Menu...')).toBeVisible();

  await form.getByLabel('Menu title').fill('Brunch on the pier');
  const endpoint = form.getByLabel('URL endpoint');
  for (const [keys, kept, words] of [
    ['brunch ', 'brunch', 'Route cannot contain space characters'],
    ['2', 'brunch', 'Route cannot contain numbers'],
    ['-', 'brunch', 'Route can only contain alphabetic characters'],
    ['onthepier', 'brunchonthe', 'Route cannot exceed 11 characters'],
  ] as const) {
    await endpoint.pressSequentially(keys);
    await expect(endpoint).toHaveValue(kept);
    await expect(form.getByRole('alert')).toHaveText(words);
  }
  await endpoint.fill('brunch');
  await expect(form.getByRole('alert')).toHaveCount(0);

  await form.getByRole('button', { name: 'Add item' }).click();
  await expect(form.getByText('You must set an element type')).toBeVisible();
  await form.getByLabel('Type', { exact: true }).selectOption('Category');
  await form.getByLabel('Text', { exact: true }).fill('From ten');
  await form.getByRole('button', { name: 'Add item' }).click();
  await form.getByLabel('Type', { exact: true }).selectOption('Dish');
  await form.getByLabel('Name', { exact: true }).fill('Crab toast');
  await form.getByLabel('Description', { exact: true }).fill('Brown crab, lemon, last summer’s pickle.');
  await form.getByLabel('Price', { exact: true }).fill('€14');
  // Enter adds the dish, it does not send the menu.
  await page.keyboard.press('Enter');
  await form.getByLabel('Type', { exact: true }).selectOption('Line');
  await expect(form.getByLabel('Text', { exact: true })).toHaveCount(0);
  await form.getByRole('button', { name: 'Add item' }).click();

  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('Crab toast')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form.getByRole('button', { name: 'Preview' })).toBeFocused();
  expect(await menuNames()).not.toContain('Brunch on the pier');

  await form.getByRole('button', { name: 'Create Menu' }).click();
  await expect(page.getByText('Your MENU has been added successfully!')).toBeVisible();
  await expect(visitor.getByRole('tab', { name: /brunch/i })).toBeVisible();
  await expectSameLoad(visitor);
  expect((await menuNames()).at(-1)).toBe('Brunch on the pier');
  await page.getByRole('button', { name: /^CREATE NEW MENU/ }).click();
  await expect(panel(page, 'CREATE NEW MENU').getByLabel('Menu title')).toHaveValue('');
  await page.getByRole('button', { name: /^CREATE NEW MENU/ }).click();

  await page.getByRole('button', { name: 'Edit Brunch on the pier' }).click();
  const edit = panel(page, 'EDIT MENU');
  await edit.getByLabel('URL endpoint').fill('');
  await expect(edit.getByText('Route cannot be empty!')).toBeVisible();
  await edit.getByLabel('URL endpoint').fill('brunch');
  const rows = edit.getByRole('button', { name: /^(Dish|Category|Line|Message|Wine)/ });
  await edit.getByRole('button', { name: 'Dish: Crab toast · €14', exact: true }).click();
  await edit.getByLabel('Price').first().fill('€15');
  await edit.getByRole('button', { name: 'Duplicate' }).click();
  await edit.getByRole('button', { name: 'Insert below' }).click();
  const insert = edit.getByRole('group', { name: /^Insert below/ });
  await insert.getByLabel('Type', { exact: true }).selectOption('Wine');
  await insert.getByLabel('Name', { exact: true }).fill('Cider, dry');
  await insert.getByLabel('Price', { exact: true }).fill('€6');
  await insert.getByRole('button', { name: 'Add item' }).click();
  await insert.getByRole('button', { name: 'Done' }).click();
  await edit.getByRole('button', { name: 'Down', exact: true }).click();
  await expect(rows).toHaveText([
    'Category: From ten',
    'Wine: Cider, dry · €6',
    'Dish: Crab toast · €15',
    'Dish: Crab toast · €15',
    'Line',
  ]);
  await edit.getByRole('button', { name: 'Remove Line' }).click();
  await expect(rows).toHaveCount(4);
  await edit.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(5);

  await edit.getByRole('button', { name: 'Clear Menu Edit' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes to this menu?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await edit.getByRole('button', { name: 'Update Menu' }).click();
  await expect(page.getByText('Your MENU has been successfully updated!')).toBeVisible();
  expect((await readMenus()).at(-1)!.contents.map(({ elementType }) => elementType)).toEqual([
    'CategoryTitle',
    'WineItem',
    'Dish',
    'Dish',
    'Line',
  ]);
  await edit.getByRole('button', { name: 'Clear Menu Edit' }).click();
  await expect(edit).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Brunch on the pier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this Menu?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await menuNames()).toContain('Brunch on the pier');
  await page.getByRole('button', { name: 'Delete Brunch on the pier' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Your MENU has been successfully deleted!')).toBeVisible();
  await expect(listed(page, 'Brunch on the pier')).toHaveCount(0);
  await expect(visitor.getByRole('tab', { name: /brunch/i })).toHaveCount(0);
  await guest.close();
});

test.describe('the order of the menus', () => {
  test.use({ expectedErrors: [/status of 500 .*replaceAllMenus/] });

  test('is changed with arrows, stays as it is when the server breaks, and is live once saved', async ({
    page,
  }) => {
    await openScreen(page, screen);
    const names = await menuNames();
    await page.getByRole('button', { name: 'Enter Toggle Mode' }).click();
    await expect(page.getByRole('button', { name: `Move ${names[0]} up` })).toBeDisabled();
    await expect(page.getByRole('button', { name: `Move ${names.at(-1)} down` })).toBeDisabled();
    await page.getByRole('button', { name: `Move ${names[0]} down` }).click();
    expect(await menuNames()).toEqual(names);

    const call = '**/api/menus/replaceAllMenus/**';
    await refuse(page, call, 500, 'Something went wrong on our side.');
    await page.getByRole('button', { name: 'SAVE NEW ORDER' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Error updating MENU ORDER. Try signing in and signing out of the app to renew your access token.',
    );
    await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
    await expectAccessible(page);
    await page.unroute(call);
    await page.getByRole('button', { name: 'SAVE NEW ORDER' }).click();
    await expect(page.getByText('Your MENU ORDER has been successfully updated!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enter Toggle Mode' })).toBeVisible();
    expect(await menuNames()).toEqual([names[1], names[0], ...names.slice(2)]);
  });
});

const offOf = async (name: string) =>
  (await dinner()).contents.find(({ content }) => content[0]?.contentString === name)?.off;

test('a dish that has run out is gone for every guest with one tap, found without its accents, and back with another', async ({
  page,
  browser,
}) => {
  const guest = await browser.newContext();
  const visitor = await guestPage(guest, '/menus?dinner');
  await expect(visitor.getByText('Roast hake')).toBeVisible();
  await openScreen(page, screen);
  const section = page.getByRole('region', { name: '86 a dish' });
  await section.getByRole('searchbox', { name: '86 a dish' }).fill('rôast ha');
  await section.getByRole('button', { name: 'Off tonight Roast hake' }).click();
  await expect(section.getByText(/^Roast hake \(Dinner\) is off till .* at 5:00 AM\.$/)).toBeVisible();
  expect((await offOf('Roast hake'))?.until).toBeTruthy();
  await expect(visitor.getByText('gone for tonight')).toBeVisible();
  await expectSameLoad(visitor);
  await expectAccessible(page);
  await page.goto('/admin-dashboard');
  await expect(section.getByRole('heading', { name: 'Off now' })).toBeVisible();
  await section.getByRole('button', { name: 'Back on Roast hake' }).click();
  await expect(section.getByRole('heading', { name: 'Off now' })).toHaveCount(0);
  await expect(visitor.getByText('gone for tonight')).toHaveCount(0);
  await expect(visitor.getByText('Roast hake')).toBeVisible();
  expect((await offOf('Roast hake')) ?? null).toBeNull();
  await guest.close();
});

test('a chef who may change dishes takes one off until they say, found by what is in it', async ({
  page,
}) => {
  await signIn(page, staff.kitchen);
  const section = page.getByRole('region', { name: '86 a dish' });
  await section.getByRole('searchbox').fill('dry cider');
  await section.getByRole('button', { name: 'Off until I say Roast hake' }).click();
  await expect(section.getByRole('heading', { name: 'Off now' })).toBeVisible();
  expect(await offOf('Roast hake')).toEqual({ until: null });
  await expectAccessible(page);
  await section.getByRole('searchbox').fill('');
  await section.getByRole('button', { name: 'Back on Roast hake' }).click();
  await expect(section.getByRole('heading', { name: 'Off now' })).toHaveCount(0);
});

test('saving a long menu leaves the person at the dish that they changed, and a dish that goes off meanwhile costs nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, screen);
  await page.getByRole('button', { name: 'Edit Dinner' }).click();
  const edit = panel(page, 'EDIT MENU');
  await edit.getByRole('button', { name: /^Dish: Torched mackerel/ }).click();
  await edit.getByLabel('Price', { exact: true }).first().fill('€14');
  const { _id: id, contents } = await dinner();
  const hake = contents.find(({ content }) => content[0]?.contentString === 'Roast hake')!;
  await changeDish(id, hake._id!, { off: { until: null } }, staff.super);
  await expect(edit.getByText('Off until you say')).toBeVisible();
  await expect(edit.getByText('Somebody else has saved in the meantime.')).toHaveCount(0);
  const price = edit.getByLabel('Price', { exact: true }).first();
  await price.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await edit.getByRole('button', { name: 'Update Menu' }).click();
  await expect(edit.getByText('Your MENU has been successfully updated!')).toBeInViewport();
  await expect(price).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(200);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await changeDish(id, hake._id!, { off: null }, staff.super);
});

test.describe('errors', () => {
  test.use({ expectedErrors: [/status of 409 .*\/menus\/|ERR_INTERNET_DISCONNECTED/] });

  test('a taken endpoint, a colleague who was faster and a lost connection lose nothing that was typed', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openScreen(page, screen);
    await page.getByRole('button', { name: 'Edit Dinner' }).click();
    const edit = panel(page, 'EDIT MENU');
    const update = edit.getByRole('button', { name: 'Update Menu' });
    await edit.getByLabel('URL endpoint').fill('drinks');
    await update.click();
    await expect(edit.getByRole('alert').filter({ hasText: expiredToken })).toBeVisible();
    await expect(edit.getByLabel('URL endpoint')).toHaveAttribute('aria-invalid', 'true');
    await edit.getByLabel('URL endpoint').fill('dinner');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await edit.getByLabel('Menu title').fill('Dinner tonight');
    const stored = await dinner();
    await saveMenu({ ...stored, contents: stored.contents.slice(0, -1) }, staff.super);
    await expect(edit.getByText('Somebody else has saved in the meantime.')).toBeVisible();
    await update.click();
    const alert = edit.getByRole('alert');
    await expect(alert).toContainText('Fintan Lillis saved this menu');
    await expect(edit.getByLabel('Menu title')).toHaveValue('Dinner tonight');
    expect(dishes(await dinner())).toHaveLength(stored.contents.length - 1);

    await context.setOffline(true);
    await expect(edit.getByText('You’re offline.')).toBeVisible();
    await expect(update).toBeDisabled();
    await context.setOffline(false);
    await expect(update).toBeEnabled();
    await alert.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('Your MENU has been successfully updated!')).toBeVisible();
    expect((await dinner()).title).toBe('Dinner tonight');
  });
});
