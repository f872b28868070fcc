import type { Browser, Page } from '@playwright/test';
import type { OpeningHours } from '@venue/domain';
import { readHours, saveHours } from './venue-api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, staff, test } from './venue-test.ts';
import { beSignedIn } from './sessions.ts';

// The browser's own line about the refusal.
test.use({ expectedErrors: [/status of 409 .*\/openingHours\//] });

let before: OpeningHours['contents'];
/** The line of the restaurant's Sunday times. */
const sundayTimes = 9;
const line = (page: Page, place: number) => page.getByLabel(`Text of line ${place}`, { exact: true });
const with_ = (place: number, content: string) =>
  before.map((each, at) => (at === place - 1 ? { ...each, content } : each));

test.beforeAll(async () => {
  before = (await readHours()).contents;
});

test.afterEach(() => saveHours(before, staff.super));

/** Two people have changed the hours; the slower one compares. */
async function collide(page: Page) {
  await beSignedIn(page, staff.admin);
  await page.goto('/admin-dashboard/opening-hours');
  await page.getByRole('button', { name: /^OPENING HOURS/ }).click();
  await line(page, sundayTimes).fill('13:00 – 19:00');
  await saveHours(with_(2, 'Mondays'), staff.super);
  await expect(page.getByText('Somebody else has saved in the meantime.')).toBeVisible();
  await page.getByRole('button', { name: 'Update opening hours' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Compare' }).click();
  return page.getByRole('dialog', { name: 'Theirs and yours' });
}

test('the slower one sees who was faster and what differs, and saves both changes', async ({ page }) => {
  const comparison = await collide(page);
  await expect(comparison).toContainText('Fintan Lillis saved the opening hours');
  const differences = comparison.getByRole('listitem');
  await expect(differences).toHaveCount(2);
  await expect(differences.first().getByRole('heading')).toHaveText('Restaurant, Monday');
  await expect(differences.first().getByRole('deletion')).toHaveText('Mondays');
  await expect(differences.first().getByRole('insertion')).toHaveText('Monday');
  await expect(differences.last().getByRole('heading')).toHaveText(/^Restaurant, Sunday/);
  await expectAccessible(page);
  await comparison.getByRole('button', { name: 'Keep mine' }).click();
  await expect(comparison).toHaveCount(0);
  await expect(page.getByText('The OPENING HOURS have been successfully updated!')).toBeVisible();
  expect((await readHours()).contents).toEqual(
    with_(2, 'Mondays').map((each, at) =>
      at === sundayTimes - 1 ? { ...each, content: '13:00 – 19:00' } : each,
    ),
  );
});

test('the slower one takes the colleague’s version instead, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const comparison = await collide(page);
  await expectNoSidewaysScroll(page);
  await comparison.getByRole('button', { name: 'Take theirs' }).click();
  await expect(comparison).toHaveCount(0);
  await expect(line(page, 2)).toHaveValue('Mondays');
  await expect(line(page, sundayTimes)).toHaveValue(before[sundayTimes - 1]!.content);
  expect((await readHours()).contents).toEqual(with_(2, 'Mondays'));
});

/** The hours as somebody has them open, in a browser of their own. */
async function hoursOf(browser: Browser, person: (typeof staff)[keyof typeof staff]): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await beSignedIn(page, person);
  await page.goto('/admin-dashboard/opening-hours');
  await page.getByRole('button', { name: /^OPENING HOURS/ }).click();
  await expect(line(page, 1)).toBeVisible();
  return page;
}

test('two people at two computers change one line: whoever keeps theirs wins, knowingly, and both see it', async ({
  browser,
}) => {
  const [imelda, fintan] = [await hoursOf(browser, staff.admin), await hoursOf(browser, staff.super)];
  const update = (page: Page) => page.getByRole('button', { name: 'Update opening hours' }).click();
  const saved = 'The OPENING HOURS have been successfully updated!';
  await line(imelda, sundayTimes).fill('13:00 – 19:00');
  await line(fintan, sundayTimes).fill('12:30 – 20:00');
  await line(fintan, 2).fill('Mondays');
  await update(fintan);
  await expect(fintan.getByText(saved)).toBeVisible();

  await expect(imelda.getByText('Somebody else has saved in the meantime.')).toBeVisible();
  await expect(line(imelda, sundayTimes)).toHaveValue('13:00 – 19:00');
  await update(imelda);
  await imelda.getByRole('alert').getByRole('button', { name: 'Compare' }).click();
  const comparison = imelda.getByRole('dialog', { name: 'Theirs and yours' });
  await expect(comparison).toContainText('Fintan Lillis saved the opening hours');
  await expect(comparison).toContainText('12:30 – 20:00');
  await comparison.getByRole('button', { name: 'Keep mine' }).click();
  // What both have written is asked about, one by one.
  const question = imelda.getByRole('dialog', { name: 'You both changed this' });
  await expect(question.getByRole('heading', { level: 3 })).toHaveText(/^Restaurant, Sunday/);
  await question.getByRole('button', { name: 'Use mine' }).click();
  await expect(imelda.getByText(saved)).toBeVisible();

  // Hers where both had written, his where only he had; his screen follows.
  const both = with_(2, 'Mondays').map((each, at) =>
    at === sundayTimes - 1 ? { ...each, content: '13:00 – 19:00' } : each,
  );
  expect((await readHours()).contents).toEqual(both);
  await expect(line(fintan, sundayTimes)).toHaveValue('13:00 – 19:00');
  await expect(line(imelda, 2)).toHaveValue('Mondays');
  await Promise.all([imelda, fintan].map((page) => page.context().close()));
});
