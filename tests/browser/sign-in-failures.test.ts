import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, intercept, staff, test } from './venue-test.ts';

/** What the login call answers from now on, in the server's own form. */
async function answerLogin(page: Page, status: number, body: object) {
  // Over the one before: taking that away first would let a request through to the server in between.
  await intercept(page, '**/api/auth/login', (route) => route.fulfill({ status, json: body }));
}

const askForCode = (message: string) => ({ msg: message, errors: [{ path: 'code', message }] });

// The browser's own lines about the answers that this test makes up.
test.use({ expectedErrors: [/status of (401|429|503) .*\/login|ERR_INTERNET_DISCONNECTED/] });

test('by keyboard and on a phone, each failure says what it is, and the code of an app is asked for', async ({
  page,
  context,
}) => {
  const { email, password } = staff.admin;
  const problem = page.getByRole('alert');
  const code = page.getByLabel('Code');
  const expectUsable = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/admin-login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);

  await answerLogin(page, 429, { msg: 'Too many tries. Please try again in 15 minutes.' });
  await page.keyboard.press('Enter');
  await expect(problem).toHaveText('Too many tries. Please try again in 15 minutes.');
  await expectUsable();

  await answerLogin(page, 503, { msg: 'Your password could not be checked just now.' });
  await page.keyboard.press('Enter');
  await expect(problem).toContainText('Signing in isn’t working at the moment.');
  await expect(problem).not.toContainText('Invalid email or password.');
  await expectUsable();

  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(problem).toContainText('You’re offline.');
  await expect(problem).toContainText('Your password was not checked.');
  await context.setOffline(false);

  await answerLogin(page, 401, { msg: 'Invalid email or password.' });
  await page.keyboard.press('Enter');
  await expect(problem).toHaveText('Invalid email or password.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password')).toHaveValue(password);

  await answerLogin(page, 401, askForCode('Type the six digits of your authenticator app.'));
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription('Type the six digits of your authenticator app.');
  await expect(problem).toHaveCount(0);
  await expectUsable();
  await answerLogin(page, 401, askForCode('This code is not right.'));
  await page.keyboard.type('000 000');
  await page.keyboard.press('Enter');
  await expect(problem).toHaveText('This code is not right.');
  await expect(code).toBeFocused();
  await expectUsable();

  // What is typed now replaces the wrong digits; the server takes it from here.
  await page.unroute('**/api/auth/login');
  const sent = page.waitForRequest('**/api/auth/login');
  await page.keyboard.type('271828');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ email, password, code: '271828' });
  await expect(page).toHaveURL('/admin-dashboard');
});
