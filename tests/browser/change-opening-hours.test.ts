import type { Page } from '@playwright/test';
import type { OpeningHours } from '@venue/domain';
import { expect, expectAccessible, intercept, staff, test } from './venue-test.ts';
import { expectSameLoad, guestPage } from './office.ts';
import { beSignedIn } from './sessions.ts';
import { readHours, saveHours } from './venue-api.ts';

const saved = 'The OPENING HOURS have been successfully updated!';
let before: OpeningHours['contents'];

test.beforeAll(async () => {
  before = (await readHours()).contents;
});

test.afterEach(async () => {
  const now = (await readHours()).contents;
  if (JSON.stringify(now) !== JSON.stringify(before)) await saveHours(before, staff.super);
});

/** Opens the panel as the admin, from the overview. */
async function openHours(page: Page) {
  await beSignedIn(page, staff.admin);
  await page.goto('/admin-dashboard');
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Opening hours' })
    .click();
  await page.getByRole('button', { name: /^OPENING HOURS/ }).click();
  await expect(text(page, 1)).toBeVisible();
}

const text = (page: Page, line: number) => page.getByLabel(`Text of line ${line}`, { exact: true });
const update = (page: Page) => page.getByRole('button', { name: 'Update opening hours' });
const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByLabel(/^Text of line/)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
/** The line of the restaurant's Sunday times. */
const sundayTimes = 9;

async function addLine(page: Page, type: string, content: string) {
  await page.getByLabel('Type', { exact: true }).selectOption(type);
  await page.getByLabel('Text', { exact: true }).fill(content);
  await page.getByRole('button', { name: 'Add item' }).click();
}

test('new Sunday hours reach a guest’s open page without a reload', async ({ page, browser }) => {
  const guest = await browser.newContext();
  const visitor = await guestPage(guest, '/contact');
  await visitor.getByRole('contentinfo').getByText('Opening hours').click();
  await expect(visitor.getByRole('contentinfo').getByText('Friday & Saturday').first()).toBeVisible();
  await openHours(page);
  await expect(text(page, sundayTimes - 1)).toHaveValue('Sunday');
  await text(page, sundayTimes).fill('13:13 – 19:19');
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('13:13 – 19:19')).toBeVisible();
  await expect(visitor.getByText('13:13 – 19:19')).toHaveCount(0);
  await preview.getByRole('button', { name: 'Close' }).click();

  await update(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText('Not saved yet', { exact: true })).toHaveCount(0);
  await expect(visitor.getByRole('contentinfo').getByText('13:13 – 19:19')).toBeVisible();
  await expectSameLoad(visitor);
  expect((await readHours()).contents[sundayTimes - 1]).toEqual({
    _id: expect.any(String),
    elementType: 'Times',
    content: '13:13 – 19:19',
  });
  await guest.close();
});

test('lines are added, removed, brought back and kept after a reload', async ({ page }) => {
  await openHours(page);
  const first = await lines(page);
  await addLine(page, 'Area', 'Terrace');
  await addLine(page, 'Days', 'Every dry day');
  await addLine(page, 'Times', '12:00 – 18:00');
  expect(await lines(page)).toEqual([...first, 'Terrace', 'Every dry day', '12:00 – 18:00']);

  // Days and their times go together.
  await page.getByRole('button', { name: 'Remove lines 2 and 3', exact: true }).click();
  await expect(page.getByText('Removed “Monday”.')).toBeVisible();
  expect((await lines(page))[1]).toBe(first[3]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await lines(page)).toEqual([...first, 'Terrace', 'Every dry day', '12:00 – 18:00']);
  const added = `Remove lines ${first.length + 2} and ${first.length + 3}`;
  await page.getByRole('button', { name: added, exact: true }).click();

  await update(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  // The guard takes its second history entry back a moment after the save, which would call a reload off.
  await page.waitForFunction(() => !(history.state as { isGuarded?: boolean } | null)?.isGuarded);
  await page.reload();
  await page.getByRole('button', { name: /^OPENING HOURS/ }).click();
  await expect(text(page, first.length + 1)).toHaveValue('Terrace');
  expect(await lines(page)).toEqual([...first, 'Terrace']);
});

test('the keyboard carries a line to another place', async ({ page }) => {
  await openHours(page);
  const [one, two, three, ...rest] = await lines(page);
  await page
    .getByRole('button', { name: `Move ${one}`, exact: true })
    .first()
    .focus();
  await page.keyboard.press('Space');
  // Past Monday and its times.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(() => lines(page)).toEqual([two, three, one, ...rest]);
  await expect(page.getByRole('button', { name: `Move ${one}`, exact: true }).first()).toBeFocused();
  await update(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  expect((await readHours()).contents.map((line) => line.content)).toEqual([two, three, one, ...rest]);
});

test('the mouse carries a line to another place', async ({ page }) => {
  await page.addInitScript(() =>
    window.addEventListener('scrollend', () => (document.documentElement.dataset.scrolled = 'yes'), true),
  );
  await openHours(page);
  // The area, Monday and its times, Tuesday – Thursday and its times.
  const [area, one, times, two, moreTimes, ...rest] = await lines(page);
  const handle = page.getByRole('button', { name: `Move ${one}`, exact: true }).first();
  await handle.scrollIntoViewIfNeeded();
  // Opening scrolls the panel into view after a moment; a drag across that would miss.
  await expect(page.locator('html[data-scrolled]')).toBeAttached();
  const [from, to] = [(await handle.boundingBox())!, (await text(page, 4).boundingBox())!];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 12, { steps: 4 });
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2 + 8, { steps: 12 });
  const passed = page.getByRole('button', { name: `Move ${two}`, exact: true }).first();
  await expect
    .poll(async () => (await passed.boundingBox())!.y, 'the line makes room')
    .toBeLessThan(to.y - 10);
  await page.mouse.up();
  await expect.poll(() => lines(page)).toEqual([area, two, moreTimes, one, times, ...rest]);
});

test('a line without a type, or without text, is refused with words', async ({ page }) => {
  await openHours(page);
  const first = await lines(page);
  await page.getByLabel('Text', { exact: true }).fill('17:00 – 22:00');
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByText('You must set an element type')).toBeVisible();
  await expect(page.getByLabel('Type', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('17:00 – 22:00');
  await page.getByLabel('Type', { exact: true }).selectOption('Times');
  await page.getByLabel('Text', { exact: true }).fill('  ');
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByText('Please type some text.')).toBeVisible();
  expect(await lines(page)).toEqual(first);
});

test('an emptied line is not saved, and says so where it stands', async ({ page }) => {
  await openHours(page);
  await text(page, sundayTimes).fill('');
  await update(page).click();
  await expect(text(page, sundayTimes)).toHaveAttribute('aria-invalid', 'true');
  await expect(text(page, sundayTimes)).toHaveAccessibleDescription('Please type some text.');
  await expect(page.getByText(saved)).toHaveCount(0);
  expect((await readHours()).contents).toEqual(before);
});

test.describe('when somebody else was faster', () => {
  // The browser's own line about the refusal.
  test.use({ expectedErrors: [/status of 409 .*\/openingHours\//] });

  const theirs = () => before.map((line, at) => (at === 1 ? { ...line, content: 'Mondays' } : line));

  test('the save names them and keeps what was typed, until it is chosen', async ({ page }) => {
    await openHours(page);
    await text(page, sundayTimes).fill('13:00 – 19:00');
    await saveHours(theirs(), staff.super);
    await expect(page.getByText('Somebody else has saved in the meantime.')).toBeVisible();
    await update(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Fintan Lillis saved the opening hours');
    await expect(text(page, sundayTimes)).toHaveValue('13:00 – 19:00');
    expect((await readHours()).contents).toEqual(theirs());

    await alert.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText(saved)).toBeVisible();
    const stored = (await readHours()).contents;
    expect(stored[sundayTimes - 1]!.content).toBe('13:00 – 19:00');
    expect(stored[1]!.content).toBe('Mondays');
  });

  test('theirs is shown when that is chosen', async ({ page }) => {
    await openHours(page);
    await text(page, sundayTimes).fill('13:00 – 19:00');
    await saveHours(theirs(), staff.super);
    await expect(page.getByText('Somebody else has saved in the meantime.')).toBeVisible();
    await update(page).click();
    await page.getByRole('alert').getByRole('button', { name: 'Show theirs' }).click();
    await expect(text(page, 2)).toHaveValue('Mondays');
    await expect(text(page, sundayTimes)).toHaveValue(before[sundayTimes - 1]!.content);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('an untouched form follows what others save', async ({ page }) => {
  await openHours(page);
  await saveHours([...before, { elementType: 'Area', content: 'Smokehouse' }], staff.super);
  await expect(text(page, before.length + 1)).toHaveValue('Smokehouse');
});

test.describe('when the server breaks', () => {
  test.use({ expectedErrors: [/status of 503 .*\/openingHours\//] });

  test('nothing typed is lost, and the next try saves it', async ({ page }) => {
    await openHours(page);
    await intercept(page, '**/api/openingHours/**', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service unavailable</h1>' }),
    );
    await text(page, sundayTimes).fill('13:30 – 19:30');
    await update(page).click();
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('paragraph').first()).toHaveText(
      'Something went wrong on the server (503).',
    );
    await expect(alert).toContainText(
      'Your authentication token is expired. Please login again via the sign in page.',
    );
    await expect(text(page, sundayTimes)).toHaveValue('13:30 – 19:30');
    await page.unroute('**/api/openingHours/**');
    await update(page).click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('saving waits and says so; what was typed is saved once the connection is back', async ({
    page,
    context,
  }) => {
    await openHours(page);
    await context.setOffline(true);
    await text(page, sundayTimes).fill('14:00 – 20:00');
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await expect(page.getByText(/What you type stays here/)).toBeVisible();
    await expect(update(page)).toBeDisabled();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.')).toHaveCount(0);
    await expect(text(page, sundayTimes)).toHaveValue('14:00 – 20:00');
    await update(page).click();
    await expect(page.getByText(saved)).toBeVisible();
  });
});

test.describe('leaving with unsaved changes', () => {
  test('a link asks first, and staying changes nothing', async ({ page }) => {
    await openHours(page);
    await text(page, sundayTimes).fill('15:00 – 21:00');
    await page.getByRole('link', { name: 'Overview' }).click();
    const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await expect(question).toContainText('Not saved yet: opening hours.');
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL('/admin-dashboard/opening-hours');
    await expect(text(page, sundayTimes)).toHaveValue('15:00 – 21:00');
  });

  test('what is left as a draft is there on return, and a reload keeps it too', async ({ page }) => {
    await openHours(page);
    await text(page, sundayTimes).fill('15:00 – 21:00');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'Leave, keep as draft' }).click();
    await expect(page).toHaveURL('/admin-dashboard');
    await page.getByRole('navigation').getByRole('link', { name: 'Opening hours' }).click();
    await expect(page.getByText(/These are your unsaved changes from/)).toBeVisible();
    await expect(text(page, sundayTimes)).toHaveValue('15:00 – 21:00');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(text(page, sundayTimes)).toHaveValue('15:00 – 21:00');
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect(text(page, sundayTimes)).toHaveValue(before[sundayTimes - 1]!.content);
  });

  test('the back button asks, and leaving without saving throws them away', async ({ page }) => {
    await openHours(page);
    await text(page, sundayTimes).fill('15:00 – 21:00');
    await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/admin-dashboard');
    await page.getByRole('navigation').getByRole('link', { name: 'Opening hours' }).click();
    await page.getByRole('button', { name: /^OPENING HOURS/ }).click();
    await expect(text(page, sundayTimes)).toHaveValue(before[sundayTimes - 1]!.content);
  });

  test('Log Out asks about a draft that was left earlier, and leads to it', async ({ page }) => {
    await openHours(page);
    await text(page, sundayTimes).fill('15:00 – 21:00');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'Leave, keep as draft' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await expect(question).toContainText('Draft: opening hours. Open it to save it.');
    await expectAccessible(page);
    await question.getByRole('link', { name: 'opening hours' }).click();
    await expect(text(page, sundayTimes)).toHaveValue('15:00 – 21:00');
  });

  test('Log Out asks, and leaves nothing behind', async ({ page }) => {
    await openHours(page);
    await text(page, sundayTimes).fill('15:00 – 21:00');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('button', { name: 'Discard and log out' }).click();
    await expect(page).toHaveURL('/admin-login');
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
      '15:00 – 21:00',
    );
  });
});
