import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from './venue-test.ts';
import { expectRendered, photo } from './office.ts';
import { forgetSession } from './sessions.ts';
import { call, readProfile } from './venue-api.ts';

type Person = { email: string; password: string };

const renamed: Person = { ...staff.admin, email: 'imelda@venue.test' };
const newPassword: Person = { ...staff.chef, password: 'chef-demo-one' };

/** Puts a profile back to what it was, whichever of the two sign-ins is good by now. */
async function restore(
  people: Person[],
  before: Awaited<ReturnType<typeof readProfile>>,
  { email, password }: Person,
  path: string,
) {
  for (const person of people) {
    const now = await readProfile(person, path).catch(() => undefined);
    if (!now) continue;
    const { username, desc, profileImg } = before;
    const body = { username, desc, profileImg, email, password, currentPassword: person.password };
    await call(person, 'PUT', `${path}/user/${now._id}`, body);
    forgetSession({ email });
    return;
  }
  throw new Error(`Nobody can sign in as ${email} any more.`);
}

const modal = (page: Page) => page.getByRole('dialog', { name: 'Edit User' });
const current = (page: Page) => modal(page).getByLabel('CURRENT PASSWORD');
const update = (page: Page) => modal(page).getByRole('button', { name: 'UPDATE' });

test.describe('Edit User', () => {
  // The browser's own lines about a wrong password and about the session that ends with the old address.
  test.use({ expectedErrors: [/status of 40[01] .*(\/auth\/(user\/|login)|identitytoolkit|securetoken)/] });

  test('an admin’s changes need the current password, and a new address is the new sign-in', async ({
    page,
  }) => {
    const before = await readProfile(staff.admin);
    try {
      await page.setViewportSize({ width: 360, height: 740 });
      await signIn(page, staff.admin);
      await page.getByRole('banner').getByRole('button', { name: 'Imelda Hehir' }).click();
      await expect(modal(page).getByText('The current password is required for any change.')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await modal(page).getByLabel('Username').fill('');
      await modal(page).getByLabel('Email', { exact: true }).fill('imelda');
      await update(page).click();
      await expect(modal(page).getByText('Please type a username.')).toBeVisible();
      await expect(modal(page).getByText('This is not a valid email address.')).toBeVisible();
      await expect(current(page)).toHaveAccessibleDescription(/Please type your current password/);

      await modal(page).getByLabel('Username').fill('Imelda H.');
      await modal(page).getByLabel('Email', { exact: true }).fill(renamed.email);
      await modal(page)
        .getByLabel('File for Profile photo')
        .setInputFiles(await photo('me.jpg'));
      await current(page).fill('not my password');
      await update(page).click();
      await expect(modal(page).getByRole('alert')).toContainText('This is not your current password.');
      await expect(current(page)).toHaveAccessibleDescription(/This is not your current password/);
      await expect(modal(page).getByLabel('Username')).toHaveValue('Imelda H.');
      expect((await readProfile(staff.admin)).username).toBe('Imelda Hehir');

      await current(page).fill(staff.admin.password);
      await update(page).click();
      await expect(page.getByText('Your profile has been successfully updated')).toBeVisible();
      await expect(modal(page)).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Imelda H.' })).toBeVisible();
      const stored = await readProfile(renamed);
      expect(stored).toMatchObject({ username: 'Imelda H.', email: renamed.email });
      expect(stored.profileImg).toMatch(/me\.jpg$/);
      await expect(readProfile(staff.admin)).rejects.toThrow('401');

      // Still signed in: the next save goes through.
      await page.getByRole('banner').getByRole('button', { name: 'Imelda H.' }).click();
      await modal(page).getByLabel('Description').fill('Runs the floor.');
      await expect(current(page)).toHaveValue('');
      await current(page).fill(staff.admin.password);
      await update(page).click();
      await expect(page.getByText('Your profile has been successfully updated')).toBeVisible();
      expect((await readProfile(renamed)).desc).toBe('Runs the floor.');
    } finally {
      await restore([staff.admin, renamed], before, staff.admin, '/auth');
    }
  });
});

test.describe('the chef’s dashboard', () => {
  test.use({
    expectedErrors: [/status of 40[01] .*(\/chefUser\/(user\/|login)|identitytoolkit|securetoken)/],
  });

  test('a chef changes name, photo and password of their own, and nothing else is there', async ({
    page,
  }) => {
    const before = await readProfile(staff.chef, '/chefUser');
    try {
      await signIn(page, staff.chef);
      await expect(page.getByRole('heading', { level: 1, name: 'Menu Maker Interface' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
      await page.getByRole('banner').getByRole('button', { name: 'Sorcha Marrinan' }).click();
      await expect(modal(page).getByRole('heading', { name: 'Authentication' })).toBeVisible();
      await expect(modal(page).getByLabel('Description')).toHaveCount(0);
      await modal(page).getByLabel('Username').fill('Sorcha');
      await update(page).click();
      const words =
        'Please enter your current password before making changes to your profile. Or signin again to refresh your authentication token';
      await expect(modal(page).getByText(words)).toBeVisible();
      await expectAccessible(page);
      await current(page).fill('not my password');
      await update(page).click();
      await expect(modal(page).getByRole('alert').first()).toContainText(words);

      await modal(page).getByLabel('NEW PASSWORD').fill('short');
      await current(page).fill(staff.chef.password);
      await update(page).click();
      await expect(modal(page).getByText('The new password needs at least 10 characters.')).toBeVisible();
      await modal(page).getByLabel('NEW PASSWORD').fill(newPassword.password);
      await modal(page)
        .getByLabel('File for Profile photo')
        .setInputFiles(await photo('chef.jpg'));
      await update(page).click();
      await expect(page.getByText('Your profile has been successfully updated')).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('heading', { name: 'Sorcha', exact: true }),
      ).toBeVisible();
      await expectRendered(page.getByRole('main').locator('img'));
      await expect(readProfile(staff.chef, '/chefUser')).rejects.toThrow('401');
      expect((await readProfile(newPassword, '/chefUser')).username).toBe('Sorcha');

      await page.getByRole('button', { name: 'Log Out' }).click();
      await expect(page).toHaveURL('/chef-login');
    } finally {
      await restore([staff.chef, newPassword], before, staff.chef, '/chefUser');
    }
  });
});
