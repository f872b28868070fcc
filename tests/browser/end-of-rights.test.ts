import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { nowInSeconds, writeAccess, writeRole, writeUsername } from './access.ts';
import { dismissStaff, grant, hireStaff, readProfile, uidOf } from './venue-api.ts';
import { expect, expectAccessible, intercept, signIn, staff, test } from './venue-test.ts';

/**
 * How long the open office may take to notice: usually a fifth of a second, but on a busy machine once more than ten.
 */
const soon = { timeout: 90_000 };

/** An admin or chef of the test's own, whose rights nobody else needs. */
async function hireNuala(role = 'admin') {
  const id = randomUUID().slice(0, 6);
  const nuala = { email: `nuala-${id}@venue.test`, password: 'nuala-demo-1', page: '/admin-login' };
  await hireStaff({ ...nuala, username: `Nuala ${id}`, role }, staff.super);
  return { ...nuala, username: `Nuala ${id}`, uid: await uidOf(nuala) };
}

test.afterEach(() => dismissStaff('nuala-', staff.super));

/** Types a paragraph of the terms that is not saved, so that it is kept as a draft. */
async function typeDraft(page: Page, words: string) {
  await page.getByRole('button', { name: /^TERMS & CONDITIONS/ }).click();
  await page.getByLabel('Type', { exact: true }).selectOption('Paragraph');
  await page.getByLabel('Text', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Add element' }).click();
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
}

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const keepsDraft = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('office-draft')));

/** A second: `since` and a sign-in are compared in whole ones. */
const nextSecond = (after: number) => expect.poll(nowInSeconds, { intervals: [100] }).toBeGreaterThan(after);

test.describe('rights that end', () => {
  test.use({ expectedErrors: [/status of 40[01] .*securetoken/] });

  test('a new password, another role and a closed account end the open office, which says why', async ({
    page,
  }) => {
    const nuala = await hireNuala();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await signIn(page, nuala);
    await expect(page).toHaveURL('/admin-dashboard');
    expect(asked.filter((url) => url.endsWith('/api/auth/login'))).toHaveLength(1);
    expect(asked.filter((url) => url.includes('signInWithPassword'))).toEqual([]);
    const signedInAt = nowInSeconds();

    await page.goto('/admin-dashboard/terms');
    await typeDraft(page, 'Dogs are welcome outside');
    await nextSecond(signedInAt);
    await writeAccess(nuala.uid, { role: 'admin', since: nowInSeconds() });
    await expect(page).toHaveURL('/admin-login', soon);
    await expect(page.getByRole('status')).toContainText('Your password or email was changed.');
    await expect(page.getByRole('status')).toContainText('What you hadn’t saved is still on this computer');
    await expectAccessible(page);
    await typePassword(page, nuala);
    await expect(page).toHaveURL('/admin-dashboard/terms');
    await expect(page.getByRole('button', { name: /^Paragraph: Dogs are welcome/ })).toBeVisible();

    await writeRole(nuala.uid, 'chef');
    await writeAccess(nuala.uid, { role: 'chef', since: nowInSeconds() });
    await expect(page).toHaveURL('/chef-login', soon);
    await expect(page.getByRole('status')).toContainText(
      'A colleague changed your role. Please sign in again.',
    );
    await typePassword(page, nuala);
    await expect(page).toHaveURL('/chef-dashboard');
    await expect(page.getByRole('banner').getByText(nuala.username)).toBeVisible();

    await writeAccess(nuala.uid, { role: null, since: nowInSeconds() });
    await expect(page).toHaveURL('/chef-login', soon);
    await expect(page.getByRole('status')).toContainText('Your account has been disabled.');
    await writeAccess(nuala.uid, { role: 'chef', since: nowInSeconds() });
  });
});

test.describe('what a chef may do', () => {
  const dishes = (page: Page) => page.getByRole('region', { name: '86 a dish' });
  const words = (page: Page) => page.getByRole('region', { name: 'What you can do here' });

  test('a chef edits only their own profile, and reads who can allow more', async ({ page }) => {
    await signIn(page, staff.chef);
    await expect(words(page)).toContainText('You can edit your own profile.');
    await expect(words(page)).toContainText('ask a super user');
    await expect(page.getByRole('button', { name: 'Edit your profile' })).toBeVisible();
    await expect(dishes(page)).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('a super user opens the dishes to a chef whose dashboard is open, and closes them again', async ({
    page,
  }) => {
    const nuala = { ...(await hireNuala('chef')), page: '/chef-login' };
    await signIn(page, nuala);
    await expect(words(page)).toContainText('ask a super user');
    await page.evaluate(() => void (document.documentElement.dataset.sameLoad = 'yes'));
    await grant(nuala.uid, ['changeDishes'], staff.super);
    await expect(dishes(page)).toBeVisible(soon);
    await dishes(page).getByRole('searchbox').fill('hake');
    await expect(dishes(page).getByRole('button', { name: 'Off tonight Roast hake' })).toBeVisible();
    await expect(words(page)).toContainText('You can take dishes off and put them back');
    await expectAccessible(page);
    await grant(nuala.uid, [], staff.super);
    await expect(dishes(page)).toHaveCount(0, soon);
    await expect(words(page)).toContainText('ask a super user');
    expect(await page.evaluate(() => document.documentElement.dataset.sameLoad)).toBe('yes');
  });
});

test.describe('two tabs', () => {
  /** A second tab of the same browser, on the terms with a draft in it. */
  async function openSecond(context: BrowserContext) {
    const second = await context.newPage();
    await second.goto('/admin-dashboard/terms');
    await typeDraft(second, 'Only in the second tab');
    return second;
  }

  test('Log Out in one asks about what was typed in the other, and clears it', async ({ page, context }) => {
    await signIn(page, staff.super);
    await expect(page.getByText('Fintan Lillis')).toBeVisible();
    const second = await openSecond(context);
    expect(await keepsDraft(second)).toBe(true);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('dialog', { name: 'You have unsaved changes' })).toContainText('Draft: ');
    await page.getByRole('button', { name: 'Discard and log out' }).click();
    await expect(page).toHaveURL('/admin-login');
    await expect(second.getByRole('link', { name: 'Go to the sign-in screen' })).toBeVisible();
    expect(await keepsDraft(second)).toBe(false);

    await second.getByRole('link', { name: 'Go to the sign-in screen' }).click();
    await typePassword(second, staff.super);
    await expect(second).toHaveURL('/admin-dashboard');
    await second.goto('/admin-dashboard/terms');
    await second.getByRole('button', { name: /^TERMS & CONDITIONS/ }).click();
    await expect(second.getByRole('button', { name: /^Paragraph: / }).first()).toBeVisible();
    await expect(second.getByRole('button', { name: /^Paragraph: Only in/ })).toHaveCount(0);
  });

  test('Log Out of one person ends their session in all tabs, and not their own elsewhere nor a colleague’s', async ({
    page,
    context,
    browser,
  }) => {
    const [colleague, phone] = await Promise.all(
      [0, 1].map(async () => (await browser.newContext()).newPage()),
    );
    await signIn(page, staff.super);
    await expect(page.getByText('Fintan Lillis')).toBeVisible();
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto('/admin-dashboard/opening-hours');
      await expect(tab.getByText('Fintan Lillis')).toBeVisible();
    }
    await signIn(phone!, staff.super);
    await expect(phone!.getByText('Fintan Lillis')).toBeVisible();
    await signIn(colleague!, staff.admin);
    await expect(colleague!.getByText('Imelda Hehir')).toBeVisible();
    await colleague!.goto('/admin-dashboard/terms');
    await typeDraft(colleague!, 'Of somebody else');

    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/admin-login');
    for (const tab of tabs) {
      await expect(tab.getByRole('link', { name: 'Go to the sign-in screen' })).toBeVisible();
      await expect(tab.getByText('Fintan Lillis')).toHaveCount(0);
    }
    await expect(colleague!.getByText('Not saved yet', { exact: true })).toBeVisible();
    expect(await keepsDraft(colleague!)).toBe(true);
    for (const [other, name] of [
      [phone!, 'Fintan Lillis'],
      [colleague!, 'Imelda Hehir'],
    ] as const) {
      await other.reload();
      await expect(other.getByRole('banner').getByText(name)).toBeVisible();
      await other.context().close();
    }
  });

  test('an own new password ends neither of them', async ({ page, context }) => {
    const nuala = await hireNuala();
    await signIn(page, nuala);
    await expect(page.getByText(nuala.username)).toBeVisible();
    const second = await context.newPage();
    await second.goto('/admin-dashboard');
    await expect(second.getByText(nuala.username)).toBeVisible();
    const signedInAt = nowInSeconds();
    // The server writes it in the same step; here it is certain to be noticed before the new sign-in.
    await intercept(page, '**/api/auth/user/**', async (route) => {
      const answer = await route.fetch();
      await writeAccess(nuala.uid, { role: 'admin', since: nowInSeconds() });
      // Firestore checks the listeners of a document again when it changes: this one still has the old sign-in.
      await writeUsername(nuala.uid, 'Nuala the Second');
      await route.fulfill({ response: answer });
    });
    await nextSecond(signedInAt);
    await page.getByRole('banner').getByRole('button', { name: nuala.username }).click();
    const modal = page.getByRole('dialog', { name: 'Edit User' });
    await modal.getByLabel('NEW PASSWORD').fill('nuala-demo-two');
    await modal.getByLabel('CURRENT PASSWORD').fill(nuala.password);
    await modal.getByRole('button', { name: 'UPDATE' }).click();
    await expect(page.getByText('Your profile has been successfully updated')).toBeVisible();
    await expect(page.getByText('sign in again')).toHaveCount(0);
    const stored = await readProfile({ ...nuala, password: 'nuala-demo-two' });
    expect(stored.username).toBe('Nuala the Second');

    await page.getByRole('button', { name: 'Close', exact: true }).click();

    // Both go on: each is still told of changes, opens another screen, and shows what is stored there.
    for (const tab of [second, page]) {
      await expect(tab.getByRole('banner').getByText('Nuala the Second')).toBeVisible();
      await tab.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Terms' }).click();
      await tab.getByRole('button', { name: /^TERMS & CONDITIONS/ }).click();
      await expect(tab.getByRole('button', { name: /^Paragraph: / }).first()).toBeVisible();
    }
  });
});
