import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from './venue-test.ts';
import { beSignedIn } from './sessions.ts';
import { dismissStaff, hireStaff, resetLink } from './venue-api.ts';

const person = () => {
  const id = randomUUID().slice(0, 6);
  return { username: `Orla ${id}`, email: `orla-${id}@venue.test` };
};
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Staff' }).getByRole('listitem').filter({ hasText: name });

/** Goes to Staff the way the super user does. */
async function openStaff(page: Page) {
  await beSignedIn(page, staff.super);
  await page.goto('/admin-dashboard');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Staff' }).click();
  await expect(row(page, 'Fintan Lillis')).toBeVisible();
}

test.afterEach(() => dismissStaff('orla-', staff.super));

test('a super user takes somebody on, who then signs in with that password', async ({ page, browser }) => {
  const orla = person();
  await openStaff(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'NEW MEMBER OF STAFF' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Please type a username/);
  await expect(page.getByLabel('Role')).toHaveAccessibleDescription(/Choose super, admin, chef or host/);
  await page.getByLabel('Name').fill(orla.username);
  await page.getByLabel('Email').fill(orla.email);
  await page.getByLabel('Role').selectOption('chef');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/at least 10 characters/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('dialog', { name: 'You have unsaved changes' })).toContainText(
    'new member of staff',
  );
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Generate one' }).click();
  const password = await page.getByLabel('Password').inputValue();
  expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`${orla.username} can sign in now`)).toBeVisible();
  await expect(page.getByLabel('First password')).toHaveValue(password);
  await expect(page.getByLabel('Sign-in address')).toHaveValue(/^http:.*\/chef-login$/);
  await expect(row(page, orla.username)).toContainText('Chef');
  await expectAccessible(page);

  const theirs = await browser.newContext();
  const kitchen = await theirs.newPage();
  await signIn(kitchen, { ...orla, password, page: '/chef-login' });
  await expect(kitchen).toHaveURL('/chef-dashboard');
  await expect(kitchen.getByRole('banner').getByText(orla.username)).toBeVisible();
  await theirs.close();
});

test('role, disabling, a reset link and removal each ask first, work at once and stay in the history', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const orla = person();
  await hireStaff({ ...orla, password: 'first-password', role: 'chef' }, staff.super);
  await openStaff(page);
  const own = row(page, orla.username);

  const dishes = own.getByRole('checkbox', { name: /May take dishes off and confirm allergens/ });
  await expect(dishes).not.toBeChecked();
  await dishes.click();
  await expect(
    page.getByText(`${orla.username} may now take dishes off and confirm allergens.`),
  ).toBeVisible();
  await expect(dishes).toBeChecked();
  await expectAccessible(page);
  await dishes.click();
  await expect(page.getByText(`${orla.username} may no longer take dishes off`)).toBeVisible();
  await expect(dishes).not.toBeChecked();

  await own.getByRole('button', { name: 'Change role' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Change role' })).toBeDisabled();
  await question.getByLabel('Role').selectOption('admin');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Change role' }).click();
  await expect(own).toContainText('Administrator');
  await expect(dishes).toHaveCount(0);

  await own.getByRole('button', { name: 'Disable' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(own.getByText('disabled')).toHaveCount(0);
  await own.getByRole('button', { name: 'Disable' }).click();
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(own.getByText('disabled', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByText(`${orla.username} can sign in again.`)).toBeVisible();
  await expect(own.getByText('disabled', { exact: true })).toHaveCount(0);

  await own.getByRole('button', { name: 'Reset password' }).click();
  await question.getByRole('button', { name: 'Create a reset link' }).click();
  await expect(page.getByLabel('Reset link')).toHaveValue(/^http.*oobCode=/);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('oobCode=');

  await own.getByRole('button', { name: 'Remove' }).click();
  await expect(question).toContainText(`Are you sure you want to remove ${orla.username}?`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`The account of ${orla.username} has been removed.`)).toBeVisible();
  await expect(own).toHaveCount(0);

  await page.getByRole('button', { name: 'HISTORY' }).click();
  const changes = page.getByRole('list', { name: 'Account changes' }).getByRole('listitem');
  await expect(changes.filter({ hasText: orla.email })).toContainText([
    `Fintan Lillis removed the account of ${orla.username}`,
    `Fintan Lillis made a password reset link for ${orla.username}`,
    `Fintan Lillis enabled the account of ${orla.username} again`,
    `Fintan Lillis disabled the account of ${orla.username}`,
    `Fintan Lillis made ${orla.username} an administrator (before: chef)`,
    `Fintan Lillis no longer allows ${orla.username} to take dishes off and confirm allergens`,
    `Fintan Lillis allowed ${orla.username} to take dishes off and confirm allergens`,
    `Fintan Lillis created an account for ${orla.username}, as a chef`,
  ]);
  await expectAccessible(page);
});

test('a reset link opens a form for a new password, which works at the screen that it names', async ({
  browser,
}) => {
  const orla = person();
  await hireStaff({ ...orla, password: 'first-password', role: 'chef' }, staff.super);
  const link = await resetLink(orla.email, staff.super);
  const theirs = await browser.newContext({ viewport: { width: 390, height: 780 } });
  const phone = await theirs.newPage();
  await phone.goto(link);
  await phone.getByLabel('New password').fill('short');
  await phone.getByRole('button', { name: 'Save new password' }).click();
  await expect(phone.getByLabel('New password')).toHaveAccessibleDescription(/at least 10 characters/);
  await expectAccessible(phone);
  await phone.getByLabel('New password').fill('second-password');
  await phone.getByRole('button', { name: 'Save new password' }).click();
  await expect(phone.getByText('Your new password works from now on.')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Go to your sign-in screen' }).click();
  await expect(phone).toHaveURL('/chef-login');
  await signIn(phone, { ...orla, password: 'second-password', page: '/chef-login' });
  await expect(phone).toHaveURL('/chef-dashboard');
  await theirs.close();
});

test.describe('a used reset link', () => {
  test.use({ expectedErrors: [/status of 400 .*\/newPassword/] });

  test('says so and offers a new one, in the same words for every address', async ({ page }) => {
    await page.goto('/new-password#oobCode=made-up');
    await page.getByLabel('New password').fill('second-password');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('alert')).toContainText('This link has been used or is too old.');
    await page.getByLabel('Email').fill(person().email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    // The tests' venue has no mail server.
    await expect(page.getByText(/No email can be sent from here yet/)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/chef-login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/new-password');
  });
});

test('the own account offers nothing to click, and an admin is told whose screen this is', async ({
  page,
  browser,
}) => {
  await openStaff(page);
  const own = row(page, 'Fintan Lillis');
  await expect(own.getByText('you', { exact: true })).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);

  const other = await browser.newContext();
  const admin = await other.newPage();
  await beSignedIn(admin, staff.admin);
  await admin.goto('/admin-dashboard/staff');
  await expect(admin.getByRole('alert')).toContainText('This screen is for super users.');
  await expect(admin.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await expectAccessible(admin);
  await other.close();
});

test.describe('errors of the server', () => {
  // The browser's own lines about them.
  test.use({ expectedErrors: [/status of (409|404) .*\/staff|ERR_INTERNET_DISCONNECTED/] });

  test('a known address is told at its field, and everything typed stays', async ({ page }) => {
    await openStaff(page);
    await page.getByRole('button', { name: 'NEW MEMBER OF STAFF' }).click();
    await page.getByLabel('Name').fill('Another Imelda');
    await page.getByLabel('Email').fill(staff.admin.email);
    await page.getByLabel('Role').selectOption('admin');
    await page.getByRole('button', { name: 'Generate one' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      /There is already an account with this email address/,
    );
    await expect(page.getByRole('alert').filter({ hasText: 'The account was not created.' })).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Another Imelda');
  });

  test('a deleted account and a lost connection are reported where they happen', async ({
    page,
    context,
  }) => {
    const orla = person();
    await hireStaff({ ...orla, password: 'first-password', role: 'chef' }, staff.super);
    await openStaff(page);
    await row(page, orla.username).getByRole('button', { name: 'Remove' }).click();
    await dismissStaff('orla-', staff.super);
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(question.getByRole('alert')).toContainText('There is no such record.');
    await question.getByRole('button', { name: 'Cancel' }).click();

    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await expect(row(page, 'Imelda Hehir').getByRole('button', { name: 'Disable' })).toBeDisabled();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.')).toHaveCount(0);
  });
});

test('on a phone nothing is cut off', async ({ page }) => {
  await openStaff(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'NEW MEMBER OF STAFF' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
