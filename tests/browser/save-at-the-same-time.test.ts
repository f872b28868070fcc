import type { Page } from '@playwright/test';
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
  await expect(differences.first()).toContainText('Line 2');
  await expect(differences.first().getByRole('deletion')).toHaveText('Mondays');
  await expect(differences.first().getByRole('insertion')).toHaveText('Monday');
  await expect(differences.last()).toContainText(`Line ${sundayTimes}`);
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
