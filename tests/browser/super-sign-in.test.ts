import { expect, expectAccessible, signIn, staff, test } from './venue-test.ts';

test('the Super admin service screen has picture, logo, title, subtitle and form', async ({ page }) => {
  await page.goto('/admin-login');
  await expect(page.getByRole('heading', { level: 1, name: 'Fathoms' })).toBeVisible();
  await expect(page.getByText('Super admin service', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('placeholder', 'Email...');
  await expect(page.getByLabel('Password')).toHaveAttribute('placeholder', 'Password...');
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const pictures = page.locator('main img');
  await expect(pictures).toHaveCount(2);
  await expect
    .poll(() =>
      pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toEqual([true, true]);
  const view = page.viewportSize();
  const picture = await pictures.first().boundingBox();
  expect(picture!.width).toBeGreaterThanOrEqual(view!.width);
  expect(picture!.height).toBeGreaterThanOrEqual(view!.height);
});

test('the form stays where it is when logo and picture arrive', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/Listen/channel**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin-login');
  const button = page.getByRole('button', { name: 'Sign in' });
  await expect(button).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await button.boundingBox();
  letThrough();
  await expect(page.getByRole('img', { name: 'Fathoms' })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('the super user comes to the dashboard and leaves it by Log Out', async ({ page }) => {
  await signIn(page, staff.super);
  await expect(page).toHaveURL('/admin-dashboard');
  const bar = page.getByRole('banner');
  await expect(bar.getByText('Fintan Lillis')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('belong to Fathoms');
  await bar.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/admin-login');
  await page.goto('/admin-dashboard');
  await expect(page.getByRole('link', { name: 'Go to the sign-in screen' })).toBeVisible();
});

test('a sign-in names the site to Firebase, as a key that is restricted to the site asks for', async ({
  page,
}) => {
  const asked = page.waitForRequest('**/accounts:signInWithCustomToken*');
  await signIn(page, staff.super);
  const { referer } = await (await asked).allHeaders();
  expect(referer).toBe(`${new URL(page.url()).origin}/`);
});

test('when one signs out and another signs in, in one tab, only the second is seen', async ({ page }) => {
  await signIn(page, staff.super);
  await expect(page.getByText('Fintan Lillis')).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/admin-login');
  // By hand on this very screen: nothing is loaded anew in between.
  await page.getByLabel('Email').fill(staff.admin.email);
  await page.getByLabel('Password').fill(staff.admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin-dashboard');
  await expect(page.getByText('Imelda Hehir')).toBeVisible();
  await expect(page.getByText('Fintan Lillis')).toHaveCount(0);
  await page.getByRole('link', { name: 'Opening hours' }).first().click();
  await expect(page.getByRole('button', { name: /^OPENING HOURS/ })).toBeVisible();
  await expect(page.getByText('Fintan Lillis')).toHaveCount(0);
});

test('a second tab follows when the first one logs out', async ({ page, context }) => {
  await signIn(page, staff.super);
  await expect(page.getByText('Fintan Lillis')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/admin-dashboard');
  await expect(second.getByText('Fintan Lillis')).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(second.getByRole('link', { name: 'Go to the sign-in screen' })).toBeVisible();
  await expect(second.getByText('Fintan Lillis')).toHaveCount(0);
});

test('nobody signed in sees a screen of the office, but a link to the sign-in screen for it', async ({
  page,
}) => {
  for (const [address, screen] of [
    ['/admin-dashboard', '/admin-login'],
    ['/admin-dashboard/opening-hours', '/admin-login'],
    ['/event-management', '/admin-signin'],
    ['/chef-dashboard', '/chef-login'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the sign-in screen' }).click();
    await expect(page).toHaveURL(screen);
    await expect(page.getByLabel('Password')).toBeVisible();
  }
});

test.describe('errors', () => {
  // The browser's own line about the answer to a wrong password.
  test.use({ expectedErrors: [/status of 401 .*\/login/] });

  test('a wrong password or address is refused at each screen, in its words', async ({ page }) => {
    const atAdmins = 'Check you have used the correct credentials';
    for (const [screen, person, sentence] of [
      ['/admin-signin', { ...staff.admin, password: 'guessed' }, atAdmins],
      ['/admin-login', { ...staff.super, password: 'guessed' }, 'Invalid email or password.'],
      ['/chef-login', { ...staff.chef, password: 'guessed' }, 'Invalid email or password.'],
      ['/admin-signin', { ...staff.admin, email: 'nobody@venue.test' }, atAdmins],
    ] as const) {
      await signIn(page, { ...person, page: screen });
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(page).toHaveURL(screen);
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
    }
  });

  test('a chef with the right password is refused at the screens of others and stays signed out', async ({
    page,
  }) => {
    for (const [screen, sentence] of [
      ['/admin-signin', 'Check you have used the correct credentials'],
      ['/admin-login', 'Invalid email or password.'],
    ] as const) {
      await signIn(page, { ...staff.chef, page: screen });
      await expect(page.getByRole('alert')).toContainText(sentence);
      await page.goto('/chef-dashboard');
      await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
    }
  });
});

test.describe('the right password at the wrong screen', () => {
  test.use({ expectedErrors: [/status of 401 .*\/login/] });

  for (const [screen, person, place, address] of [
    ['/admin-login', staff.chef, 'the menu maker', '/chef-dashboard'],
    ['/chef-login', staff.admin, 'music and events', '/event-management'],
  ] as const) {
    test(`leads ${person.email} from ${screen} to ${address} with one press`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 780 });
      await signIn(page, { ...person, page: screen });
      await expect(page.getByRole('alert')).toContainText(/^Your password is right/);
      await expect(page.getByRole('alert')).toContainText(`your account opens ${place}`);
      await expectAccessible(page);
      await page.getByRole('button', { name: `Sign in to ${place}` }).click();
      await expect(page).toHaveURL(address);
    });
  }
});

test('a chef comes to the menu maker, and no further', async ({ page }) => {
  await signIn(page, staff.chef);
  await expect(page).toHaveURL('/chef-dashboard');
  await expect(page.getByRole('banner').getByText('Sorcha Marrinan')).toBeVisible();
  await page.goto('/admin-dashboard');
  await expect(page.getByText(/that account can’t open the employee dashboard/)).toBeVisible();
});
