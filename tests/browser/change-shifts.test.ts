import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, staff, test } from './venue-test.ts';
import { openScreen } from './office.ts';

/** Everything the browser keeps for this site, as text: both storages, and each database's records. */
function readTraces(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
      for (const store of database.objectStoreNames) {
        const records = await new Promise((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(request.error?.message));
        });
        found.push([name, store, records]);
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}

test('whoever comes next at the same computer finds nothing of the person before', async ({ page }) => {
  await openScreen(page, '/admin-dashboard/terms', staff.super);
  await page.getByRole('button', { name: /^TERMS & CONDITIONS/ }).click();
  await page.getByLabel('Type', { exact: true }).selectOption('Paragraph');
  await page.getByLabel('Text', { exact: true }).fill('What only Fintan has written');
  await page.getByRole('button', { name: 'Add element' }).click();
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
  expect((await readTraces(page)).includes('What only Fintan has written')).toBe(true);

  const storage = () =>
    page.evaluate(() => ['root', 'map-consent', 'theme'].filter((key) => localStorage.getItem(key) !== null));
  const visit = () =>
    page.evaluate(() => ['root', 'map-consent', 'theme'].forEach((key) => localStorage.setItem(key, '{}')));
  await visit();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard and log out' }).click();
  await expect(page).toHaveURL('/admin-login');
  // What the product stored for visitors goes, at logout and at login; what others stored stays.
  expect(await storage()).toEqual(['theme']);
  await visit();
  await expect(page.getByLabel('Password')).toHaveValue('');
  const left = await readTraces(page);
  for (const trace of [
    'What only Fintan',
    staff.super.email,
    'Fintan Lillis',
    'office-draft',
    'stsTokenManager',
  ]) {
    expect(left.includes(trace), trace).toBe(false);
  }

  // On this very page, without a reload in between.
  await page.getByLabel('Email').fill(staff.admin.email);
  await page.getByLabel('Password').fill(staff.admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner').getByText('Imelda Hehir')).toBeVisible();
  expect(await storage()).toEqual(['theme']);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Terms' }).click();
  await page.getByRole('button', { name: /^TERMS & CONDITIONS/ }).click();
  await expect(page.getByRole('button', { name: /^Paragraph: What only Fintan/ })).toHaveCount(0);
  await expect(page.getByText(/These are your unsaved changes/)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Fintan Lillis')).toHaveCount(0);

  // The other dashboard, in the same tab: an admin's rights end at the chef's door.
  await page.goto('/chef-dashboard');
  await expect(page.getByText(/that account can’t open the menu maker/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  await expect(page).toHaveURL('/chef-login');
  await signIn(page, staff.chef);
  await expect(page.getByRole('banner').getByText('Sorcha Marrinan')).toBeVisible();
  const traces = await readTraces(page);
  expect(traces.includes(staff.chef.email)).toBe(true);
  expect(traces.includes(staff.admin.email)).toBe(false);
});

test.describe('when nobody is there', () => {
  // What Firestore's SDK and its emulator say of a clock that jumps; only a test's does.
  test.use({ expectedErrors: [/@firebase\/firestore|status of 400 .*\/Listen\/channel/] });

  test('an hour and twenty minutes without anybody end the session in every tab, with a warning before, and nobody else’s', async ({
    page,
    context,
    browser,
  }) => {
    // A colleague at another computer, where no time goes by.
    const elsewhere = await (await browser.newContext()).newPage();
    await openScreen(elsewhere, '/admin-dashboard/privacy', staff.super);
    await context.clock.install();
    await openScreen(page, '/admin-dashboard/privacy');
    const second = await context.newPage();
    await second.goto('/admin-dashboard');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    // The session may be that of an earlier test, and nobody has touched anything since.
    await page.keyboard.press('Shift');
    await context.clock.fastForward('01:18:50');
    const warning = page.getByRole('alertdialog', { name: /Still there/ });
    await expect(warning).toBeVisible();
    await expectAccessible(page);
    // A key in one tab is a sign of life for all of them.
    await second.keyboard.press('Shift');
    await context.clock.fastForward('00:05');
    await expect(warning).toHaveCount(0);
    // Less than the warning's hour and 19 minutes: the clocks go on, and a slow machine must not miss its minute.
    await context.clock.fastForward('01:18:50');
    await expect(warning).toBeVisible();
    await context.clock.fastForward('01:05');
    await expect(page).toHaveURL('/admin-login');
    await expect(second).toHaveURL('/admin-login');
    await expect(page.getByText('Nobody had used this computer for 80 minutes.')).toBeVisible();
    // Each tab clears up on its own way out.
    await expect.poll(async () => (await readTraces(page)).includes(staff.admin.email)).toBe(false);
    await elsewhere.reload();
    await expect(elsewhere.getByRole('banner').getByText('Fintan Lillis')).toBeVisible();
    await elsewhere.context().close();
  });
});
