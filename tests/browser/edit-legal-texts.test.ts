import type { Json, LegalText } from '@venue/domain';
import { expect, expectAccessible, expectNoSidewaysScroll, staff, test } from './venue-test.ts';
import { expectSameLoad, expiredToken, guestPage, openScreen, refuse } from './office.ts';
import { readLegalText, saveLegalText, type LegalResource } from './venue-api.ts';

const before = {} as Record<LegalResource, Json<LegalText>>;
const kinds: LegalResource[] = ['termsAndConditions', 'privacyPolicy'];

test.beforeAll(async () => {
  for (const kind of kinds) before[kind] = await readLegalText(kind);
});

test.afterEach(async () => {
  for (const kind of kinds) {
    if ((await readLegalText(kind)).updatedAt === before[kind].updatedAt) continue;
    await saveLegalText(kind, before[kind], staff.super);
    before[kind] = await readLegalText(kind);
  }
});

test('a list is written, carried to its place and read by guests', async ({ page, browser }) => {
  const guest = await browser.newContext();
  const visitor = await guestPage(guest, '/terms-and-conditions');
  await openScreen(page, '/admin-dashboard/terms');
  const panel = page.getByRole('button', { name: /^TERMS & CONDITIONS/ });
  await expect(panel).toHaveAttribute('aria-expanded', 'false');
  await panel.click();

  await page.getByRole('button', { name: 'Add element' }).click();
  await expect(page.getByText('You must set an element type')).toBeVisible();
  const type = page.getByLabel('Type', { exact: true });
  await type.selectOption('Numbered list');
  await page.getByLabel('Next list item').fill('Ring the brass bell once, and once only.');
  await page.getByRole('button', { name: 'Add list item' }).click();
  await type.selectOption('Title');
  await expect(
    page.getByText(
      'You have already provided text for a different element type! Delete this text and then change the type.',
    ),
  ).toBeVisible();
  await expect(type).toHaveValue('NumberedList');
  await page.getByRole('button', { name: 'Add list item' }).click();
  await expect(page.getByText('Please type some text.')).toBeVisible();
  await page.getByLabel('Next list item').fill('Wait.');
  await page.getByRole('button', { name: 'Add element' }).click();

  // Twenty-five characters, and three dots.
  const row = page.getByRole('button', { name: /^Numbered list: Ring the brass bell once,/ });
  await expect(row).toHaveText(/^Numbered list: .{25}(…|\.\.\.)$/);
  const handle = page.getByRole('button', { name: /^Move Numbered list: Ring/ });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(handle).toBeFocused();
  await row.click();
  await page.getByLabel('Item 2').fill('Wait for the echo.');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('listitem').filter({ hasText: 'Wait for the echo.' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Update terms and conditions' }).click();
  await expect(page.getByText('The TERMS & CONDITIONS have been successfully updated!')).toBeVisible();
  const { contents } = await readLegalText('termsAndConditions');
  expect(contents.at(-2)).toEqual({
    _id: expect.any(String),
    elementType: 'NumberedList',
    content: [
      { contentString: 'Ring the brass bell once, and once only.' },
      { contentString: 'Wait for the echo.' },
    ],
  });
  await expect(visitor.getByText('Wait for the echo.')).toBeVisible();
  await expectSameLoad(visitor);
  await guest.close();
});

test.describe('errors', () => {
  test.use({ expectedErrors: [/status of (409|500) .*\/privacyPolicy\/|ERR_INTERNET_DISCONNECTED/] });

  test('a broken server, a lost connection and a colleague who was faster lose nothing that was typed', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openScreen(page, '/admin-dashboard/privacy');
    await page.getByRole('button', { name: /^PRIVACY POLICY/ }).click();
    await page.getByRole('button', { name: /^Title: What we remember/ }).click();
    const text = page.getByLabel('Text', { exact: true }).first();
    await text.fill('Your privacy');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const update = page.getByRole('button', { name: 'Update privacy policy' });
    await refuse(page, '**/api/privacyPolicy/**', 500);
    await update.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(expiredToken);
    await page.unroute('**/api/privacyPolicy/**');
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await expect(update).toBeDisabled();
    await context.setOffline(false);

    const theirs = before.privacyPolicy.contents.slice(0, -1);
    await saveLegalText('privacyPolicy', { ...before.privacyPolicy, contents: theirs }, staff.super);
    await expect(page.getByText('Somebody else has saved in the meantime.')).toBeVisible();
    await update.click();
    await expect(alert).toContainText('Fintan Lillis saved the privacy policy');
    await expect(text).toHaveValue('Your privacy');
    await alert.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('The PRIVACY POLICY has been successfully updated!')).toBeVisible();
    expect((await readLegalText('privacyPolicy')).contents[0]!.content[0]!.contentString).toBe(
      'Your privacy',
    );
  });
});
