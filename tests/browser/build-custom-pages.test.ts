import type { Json, CustomPage } from '@venue/domain';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectLive, expectNoSidewaysScroll, staff, test } from './venue-test.ts';
import {
  expectRendered,
  expectSameLoad,
  expiredToken,
  guestPage,
  openScreen,
  photo,
  refuse,
  signInAgain,
} from './office.ts';
import { call, endSessions, readRoutes, restoreRoutes } from './venue-api.ts';

let before: Json<CustomPage>[];

test.beforeAll(async () => {
  before = await readRoutes();
});

test.afterEach(async () => {
  await restoreRoutes(before, staff.super);
});

const screen = '/admin-dashboard/routes';
const find = async (title: string) => (await readRoutes()).find((route) => route.title === title);
const panel = (page: Page, heading: string) => page.locator('form').filter({ hasText: heading });

test('a custom page is built panel by panel, opened to guests, changed and taken away again', async ({
  page,
  browser,
}) => {
  const guest = await browser.newContext();
  const visitor = await guestPage(guest, '/contact');
  await openScreen(page, screen);
  await expect(page.getByRole('heading', { name: 'CURRENT ROUTES' })).toBeVisible();
  await page.getByRole('button', { name: /^CREATE NEW ROUTE/ }).click();
  const form = panel(page, 'CREATE NEW ROUTE');
  const create = form.getByRole('button', { name: 'Create Route' });
  await create.click();
  for (const words of [
    'You must provide a TITLE for the Route...',
    'You must provide a DESCRIPTION TITLE for the Route...',
    'You must provide a DESCRIPTION for the Route ...',
  ]) {
    await expect(form.getByText(words)).toBeVisible();
  }
  // Once for the picture and once for the endpoint.
  await expect(form.getByText('You must provide a COVER PHOTO for the Route...')).toHaveCount(2);

  await form.getByLabel('Route Title').fill('Regatta weekend');
  await form.getByLabel('Description Title').fill('Currachs in, dinner after');
  await form.getByLabel('Intro Description').fill('Two days of rowing and a long table.');
  const endpoint = form.getByLabel('URL endpoint');
  await endpoint.pressSequentially('regatta7');
  await expect(form.getByText('Route cannot contain numbers')).toBeVisible();
  await expect(endpoint).toHaveValue('regatta');
  await form.getByLabel('File for Main Image').setInputFiles(await photo('regatta.jpg', 'currach.jpg'));
  await form.getByLabel('What the picture shows').fill('Currachs on the slip');

  const add = form.getByRole('group', { name: 'Add a panel' });
  await add.getByRole('button', { name: 'ADD PANEL' }).click();
  await expect(add.getByText('You must set an BUTTON type')).toBeVisible();
  await expect(add.getByText('You must set a PANEL PHOTO')).toBeVisible();
  for (const [title, file, button] of [
    ['The races', 'lighthouse.jpg', 'Contact Us'],
    ['The long table', 'dining-room.jpg', 'Book A Table'],
  ] as const) {
    await add.getByLabel('Panel title').fill(title);
    await add.getByLabel('File for Panel image').setInputFiles(await photo(file, file));
    await add.getByLabel('Button type').selectOption(button);
    await add.getByRole('button', { name: 'ADD PANEL' }).click();
    await expect(add.getByLabel('Panel title')).toHaveValue('');
  }

  const rows = form.locator('ol').getByRole('button', { name: /^(The races|The long table)/ });
  await expect(rows).toHaveText(['The races · Contact Us', 'The long table · Book A Table']);
  await form.getByRole('button', { name: 'Move The races · Contact Us', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(rows).toHaveText(['The long table · Book A Table', 'The races · Contact Us']);
  await rows.nth(0).click();
  await rows.nth(1).click();
  await expect(rows.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');

  await form.getByRole('button', { name: 'See Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('link', { name: 'BOOK A TABLE' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'CONTACT US' })).toHaveAttribute('href', '/contact');
  const left = (await preview.locator('section img').nth(0).boundingBox())!;
  const right = (await preview.locator('section img').nth(1).boundingBox())!;
  expect(right.x).toBeGreaterThan(left.x + 50);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await create.click();
  await expect(page.getByText('The ROUTE has been added successfully!')).toBeVisible();
  const stored = (await find('Regatta weekend'))!;
  expect(stored.topImg).toMatch(/regatta\.jpg$/);
  expect(stored.panels.map(({ panelButtonType }) => panelButtonType)).toEqual(['Book', 'ContactUs']);

  await visitor.getByRole('button', { name: 'EVENTS' }).click();
  await visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'regatta' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Regatta weekend' })).toBeVisible();
  await expectSameLoad(visitor);
  for (const picture of await visitor.getByRole('main').locator('img').all()) await expectRendered(picture);

  const poster = await guestPage(guest, '/event/REGATTA');
  await expect(poster).toHaveURL('/event/regatta');
  await expect(poster.getByRole('heading', { level: 1, name: 'Regatta weekend' })).toBeVisible();
  await expectLive(poster);
  await expect(poster).toHaveURL('/event/regatta');
  await poster.close();

  await page.getByRole('button', { name: 'EDIT Regatta weekend' }).click();
  const edit = panel(page, 'EDIT ROUTE');
  await edit.getByLabel('Route Title').fill('Regatta week');
  await edit.getByLabel('URL endpoint').fill('');
  await expect(edit.getByRole('alert')).toHaveCount(0);
  await edit.getByLabel('URL endpoint').fill('regatta');
  await edit.getByRole('button', { name: 'Clear Route Edit' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes to this route?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await edit.getByRole('button', { name: 'Update Route' }).click();
  await expect(page.getByText('Your ROUTE has been successfully updated!')).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Regatta week' })).toBeVisible();

  await page.getByRole('button', { name: 'DELETE Regatta week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this Route?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await find('Regatta week')).toBeDefined();
  await page.getByRole('button', { name: 'DELETE Regatta week' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Your ROUTE has been successfully deleted!')).toBeVisible();
  await expect(edit).toHaveCount(0);
  expect(await find('Regatta week')).toBeUndefined();
  await guest.close();
});

test.describe('errors', () => {
  test.use({ expectedErrors: [/status of (401|409|500) .*\/routes\/|ERR_INTERNET_DISCONNECTED/] });

  test('a broken server, an ended session and a colleague who was faster lose nothing that was typed', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openScreen(page, screen);
    await page.getByRole('button', { name: 'EDIT Oyster Weekend' }).click();
    const edit = panel(page, 'EDIT ROUTE');
    const update = edit.getByRole('button', { name: 'Update Route' });
    const title = edit.getByLabel('Description Title');
    await title.fill('Six boats, one weekend');
    await refuse(page, '**/api/routes/**', 500);
    await update.click();
    const alert = edit.getByRole('alert');
    await expect(alert).toContainText(expiredToken);
    await expect(alert).toContainText('Something went wrong on the server (500)');
    await expect(title).toHaveValue('Six boats, one weekend');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.unroute('**/api/routes/**');

    await endSessions(staff.admin);
    await update.click();
    await expect(alert).toContainText('Please sign in again.');
    await signInAgain(alert, staff.admin);
    await expect(page).toHaveURL(/\/admin-dashboard\/routes\?edit=/);
    await expect(edit.getByText(/These are your unsaved changes from/)).toBeVisible();
    await expect(title).toHaveValue('Six boats, one weekend');

    const { _id, ...theirs } = (await find('Oyster Weekend'))!;
    await call(staff.super, 'PUT', `/routes/${_id}`, {
      ...theirs,
      introDesc: 'Theirs.',
      updatedAt: undefined,
    });
    await expect(edit.getByText('Somebody else has saved in the meantime.')).toBeVisible();
    await update.click();
    await expect(alert).toContainText('Fintan Lillis saved this page');
    await context.setOffline(true);
    await expect(update).toBeDisabled();
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('Your ROUTE has been successfully updated!')).toBeVisible();
    expect((await find('Oyster Weekend'))!.introTitle).toBe('Six boats, one weekend');
  });
});
