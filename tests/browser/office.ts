import type { BrowserContext, Locator, Page } from '@playwright/test';
import { readImage } from './venue-api.ts';
import { beSignedIn } from './sessions.ts';
import { expect, followSaves, intercept, staff } from './venue-test.ts';

/** The words for every failed save, whatever went wrong. */
export const expiredToken = 'Your authentication token is expired. Please login again via the sign in page.';

/** Goes to a screen of the dashboard as the person, which is there once its heading or its dialog is. */
export async function openScreen(
  page: Page,
  path: string,
  person: (typeof staff)[keyof typeof staff] = staff.admin,
): Promise<void> {
  await beSignedIn(page, person);
  await page.goto(path);
  // A dialog that opens at once hides the heading from assistive technology, and so from here.
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading.or(page.getByRole('dialog')).first()).toBeVisible();
}

/**
 * A page of a guest, in a browser of their own, which follows what staff save and is marked so that a reload would
 * show.
 */
export async function guestPage(guest: BrowserContext, address: string): Promise<Page> {
  const page = await guest.newPage();
  await page.goto(address);
  await page.evaluate(() => void (document.documentElement.dataset.sameLoad = 'yes'));
  await followSaves(page);
  return page;
}

/** Fails when the page was loaded anew since `guestPage` opened it. */
export async function expectSameLoad(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.dataset.sameLoad)).toBe('yes');
}

/** From now on the server answers these calls with the status, in its own form or in a proxy's. */
export async function refuse(page: Page, calls: string, status: number, msg?: string): Promise<void> {
  await intercept(page, calls, (route) =>
    msg === undefined
      ? route.fulfill({ status, contentType: 'text/html', body: '<h1>Service unavailable</h1>' })
      : route.fulfill({ status, json: { msg, errors: [] } }),
  );
}

/** A picture as it comes from somebody's phone, under a name of its own. */
export async function photo(name: string, of = 'pint.jpg') {
  return { name, mimeType: 'image/jpeg', buffer: await readImage(of) };
}

/** Waits until the picture is loaded and rendered. */
export async function expectRendered(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0))
    .toBe(true);
}

/** Follows the link of a refusal to the sign-in screen and signs in there, which leads back to where one was. */
export async function signInAgain(
  refusal: Locator,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const page = refusal.page();
  await refusal.getByRole('link', { name: 'Sign in again' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
