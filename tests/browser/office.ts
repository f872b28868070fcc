import type { BrowserContext, Page } from '@playwright/test';
import { expect, signIn, staff } from './venue-test.ts';

/** The words for every failed save (section 8), whatever went wrong. */
export const expiredToken = 'Your authentication token is expired. Please login again via the sign in page.';

/** Signs in and goes to a screen of the dashboard, which is there once its heading is. */
export async function openScreen(
  page: Page,
  path: string,
  person: (typeof staff)[keyof typeof staff] = staff.admin,
): Promise<void> {
  await signIn(page, person);
  await expect(page).not.toHaveURL(person.page);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** A page of a guest, in a browser of their own, marked so that a reload would show. */
export async function guestPage(guest: BrowserContext, address: string): Promise<Page> {
  const page = await guest.newPage();
  await page.goto(address);
  await page.evaluate(() => void (document.documentElement.dataset.sameLoad = 'yes'));
  return page;
}

/** Fails when the page was loaded anew since `guestPage` opened it. */
export async function expectSameLoad(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.dataset.sameLoad)).toBe('yes');
}

/** From now on the server answers these calls with the status, in its own form or in a proxy's. */
export async function refuse(page: Page, calls: string, status: number, msg?: string): Promise<void> {
  await page.route(calls, (route) =>
    msg === undefined
      ? route.fulfill({ status, contentType: 'text/html', body: '<h1>Service unavailable</h1>' })
      : route.fulfill({ status, json: { msg, errors: [] } }),
  );
}
