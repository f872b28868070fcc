import type { Page } from '@playwright/test';
import type { OpeningHours } from '@venue/domain';
import { call, readEvents, readHours, restoreEvents, saveHours, uidOf } from './venue-api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, staff, test } from './venue-test.ts';
import { beSignedIn } from './sessions.ts';

let before: OpeningHours['contents'];

test.beforeAll(async () => {
  before = (await readHours()).contents;
});

test.afterEach(async () => {
  const now = (await readHours()).contents;
  if (JSON.stringify(now) !== JSON.stringify(before)) await saveHours(before, staff.super);
});

async function openHistory(page: Page) {
  await beSignedIn(page, staff.admin);
  await page.goto('/event-management');
  await page.getByRole('main').getByRole('link', { name: 'dashboard' }).click();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
}

/** A menu that somebody made and deleted again. */
async function deletedMenu(title: string, route: string): Promise<string> {
  const uid = await uidOf(staff.super);
  const contents = [{ elementType: 'Dish', content: ['Hake', 'With samphire', '24'].map(text) }];
  const menu = await call<{ _id: string }>(staff.super, 'POST', `/menus/${uid}`, { title, route, contents });
  await deleteMenu(menu._id);
  return menu._id;
}

async function deleteMenu(id: string) {
  await call(staff.super, 'DELETE', `/menus/${id}/${await uidOf(staff.super)}`);
}

const text = (contentString: string) => ({ contentString });

test('a colleague’s change appears by itself, is read word by word, and is undone', async ({ page }) => {
  await openHistory(page);
  await page.getByLabel('Show').selectOption('Opening hours');
  await expect(page).toHaveURL(/kind=openingHours/);
  const theirs = before.map((line, at) => (at === 8 ? { ...line, content: '14:00 – 19:30' } : line));
  await saveHours(theirs, staff.super);
  const newest = page.getByRole('listitem').first();
  await expect(newest).toContainText('Opening hours');
  await expect(newest).toContainText('changed by Fintan Lillis');
  await expect(newest.getByRole('strong')).toHaveText(/^Restaurant, .+ is now 14:00 – 19:30$/);
  await expect(page.getByRole('heading', { name: 'today' })).toBeVisible();
  await expectAccessible(page);

  await newest.getByRole('link').click();
  await expect(page.getByText('changed by Fintan Lillis, today at')).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Restaurant, .+ is now 14:00 – 19:30$/)).toBeVisible();
  const change = page.locator('section').filter({ hasText: 'What this change did' });
  await expect(change.getByRole('listitem')).toHaveCount(1);
  await expect(change.getByRole('listitem')).toContainText(/^Restaurant, /);
  await expect(change.getByRole('insertion')).toHaveText(['14:00', '19:30']);
  await page.getByRole('button', { name: 'ALL OF IT, AS IT WAS BEFORE' }).click();
  await expect(page.getByText(`Times: ${before[8]!.content}`).last()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Restore what was there before' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await readHours()).contents).toEqual(theirs);
  await page.getByRole('button', { name: 'Restore what was there before' }).click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Restore' }).click();
  const said = page.getByRole('status').filter({ hasText: 'Opening hours: restored' });
  await expect(said).toBeInViewport({ ratio: 1 });
  expect((await readHours()).contents).toEqual(before);
  await said.getByRole('button', { name: 'Undo' }).click();
  await expect(said).toContainText('Taken back');
  expect((await readHours()).contents).toEqual(theirs);
  await page.getByRole('button', { name: 'Restore what was there before' }).click();
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(said).toContainText('as it was before this change.');
  await expect(page.getByRole('button', { name: 'Restored' })).toBeFocused();
  expect((await readHours()).contents).toEqual(before);
  await page.getByRole('link', { name: 'All changes of it' }).click();
  await expect(page.getByRole('listitem').first()).toContainText('brought back by Imelda Hehir');
});

test('from a change of a gig its form opens', async ({ page }) => {
  const gigs = await readEvents();
  try {
    const { _id, artist } = gigs.at(-1)!;
    await call(staff.super, 'PUT', `/event/${_id}/super`, { desc: 'With a guest on the pipes.' });
    await openHistory(page);
    await page.getByLabel('Show').selectOption('Gig');
    await page.getByRole('listitem').filter({ hasText: artist }).first().getByRole('link').click();
    await page.getByRole('link', { name: 'Edit it' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Event' });
    await expect(form.getByLabel('Description')).toHaveValue('With a guest on the pipes.');
  } finally {
    await restoreEvents(gigs, staff.super);
  }
});

test.describe('what was deleted', () => {
  // The browser's own line about the refusal.
  test.use({ expectedErrors: [/status of 409 .*\/revisions\//] });

  test('comes back, unless its place was taken meanwhile', async ({ page }) => {
    const id = await deletedMenu('Whale watchers’ lunch', 'whales');
    const rival = await call<{ _id: string }>(staff.super, 'POST', `/menus/${await uidOf(staff.super)}`, {
      title: 'Whales for children',
      route: 'whales',
      contents: [],
    });
    try {
      await openHistory(page);
      await page.getByRole('button', { name: /^DELETED/ }).click();
      await page.getByRole('button', { name: 'Bring back Menu “Whale watchers’ lunch”' }).first().click();
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: 'Bring back' }).click();
      await expect(question.getByRole('alert')).toContainText('Nothing was restored.');
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Cancel' }).click();
    } finally {
      await deleteMenu(rival._id);
    }
    await page.getByRole('button', { name: 'Bring back Menu “Whale watchers’ lunch”' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
    await expect(page.getByText('Menu “Whale watchers’ lunch” is back on the site.')).toBeVisible();
    await page.goto(`/admin-dashboard/menus?edit=${id}`);
    await page.getByRole('link', { name: 'History of this menu' }).click();
    await expect(
      page.getByRole('heading', { name: 'History of Menu “Whale watchers’ lunch”' }),
    ).toBeVisible();
    await expect(page.getByRole('listitem').first()).toContainText('brought back by Imelda Hehir');
    await deleteMenu(id);
  });
});

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the history says so, and nothing can be restored', async ({ page, context }) => {
    await saveHours([...before, { elementType: 'Area', content: 'Pier' }], staff.super);
    await openHistory(page);
    await page
      .getByRole('link', { name: /Opening hours/ })
      .nth(1)
      .click();
    await expect(page.getByRole('button', { name: 'Restore what was there before' })).toBeEnabled();
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Restore what was there before' })).toBeDisabled();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Restore what was there before' })).toBeEnabled();
  });
});

test('on a phone the history fits, and an address that leads nowhere says so', async ({ page }) => {
  await openHistory(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/admin-dashboard/history/nowhere');
  await expect(page.getByRole('alert')).toContainText('This change doesn’t exist.');
  await expectAccessible(page);
});
