import type { Json, Website } from '@venue/domain';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, intercept, staff, test } from './venue-test.ts';
import {
  expectRendered,
  expectSameLoad,
  expiredToken,
  guestPage,
  openScreen,
  photo,
  refuse,
  signInAgain,
} from './office.ts';
import { endSessions, readWebsite, saveWebsite } from './venue-api.ts';

let before: Json<Website>;

test.beforeAll(async () => {
  before = await readWebsite();
});

test.afterEach(async () => {
  if ((await readWebsite()).updatedAt !== before.updatedAt) {
    await saveWebsite(before, staff.super);
    before = await readWebsite();
  }
});

const screen = '/admin-dashboard/website';
const saved = 'The website has been successfully updated!';
const titles = [
  'Home',
  'Menus',
  'Music',
  'Book a Table',
  'Wine Experience Room',
  'Careers',
  "Chef's Table",
  'Contact',
  'Gallery',
  'Music Gallery',
];
const heading = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', {
    name: new RegExp(`^${title}( Changed here| Please check this section)?$`),
  });
const update = (page: Page) => page.getByRole('button', { name: 'Update website' });

/** Counts what is uploaded from now on. */
function countUploads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/upload/')) count += 1;
  });
  return () => count;
}

test('ten sections open one at a time, and each one scrolls to where it can be read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openScreen(page, screen);
  for (const title of titles) {
    // By the keyboard: the page may still be scrolling to the section before, away from under a pointer.
    await heading(page, title).press('Enter');
    await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
    await expect(heading(page, title)).toHaveAttribute('aria-expanded', 'true');
    await expect(update(page)).toHaveCount(1);
    await expect(heading(page, title)).toBeInViewport();
    await expectNoSidewaysScroll(page);
    if (title === 'Home' || title === 'Gallery') await expectAccessible(page);
  }
  await heading(page, 'Music Gallery').press('Enter');
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(0);
});

test('a new gallery picture comes first, is moved to its place and shown to guests', async ({
  page,
  browser,
}) => {
  const guest = await browser.newContext();
  const visitor = await guestPage(guest, '/gallery');
  await openScreen(page, '/admin-dashboard');
  await page.getByRole('link', { name: 'Swap a gallery picture' }).click();
  await expect(page.getByText(`Gallery images (${before.galleryImgs.length})`)).toBeVisible();
  const uploads = countUploads(page);
  const text = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  await page.getByLabel('Files for Gallery images').setInputFiles(text);
  await expect(page.getByRole('alert').first()).toContainText('“menu.pdf” isn’t a picture');

  await page.getByLabel('Files for Gallery images').setInputFiles(await photo('slip.jpg', 'tide-pool.jpg'));
  await page.getByLabel('What picture 1 shows').fill('A tide pool at noon');
  await page.getByLabel('File in place of picture 3').setInputFiles(await photo('new.jpg', 'roses.jpg'));
  await page.getByRole('button', { name: 'Move picture 1', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('What picture 2 shows')).toHaveValue('A tide pool at noon');
  await update(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // Only what is new is uploaded.
  expect(uploads()).toBe(2);

  const [first, second, third, ...rest] = (await readWebsite()).galleryImgs;
  // Gallery pictures are stored under an id alone.
  expect(second).toMatch(/^[\w-]+\.jpg$/);
  expect(second).not.toContain('slip');
  expect([first, ...rest]).toEqual([before.galleryImgs[0], ...before.galleryImgs.slice(2)]);
  expect(third).not.toBe(before.galleryImgs[1]);
  const shown = visitor.getByRole('main').getByRole('listitem').nth(1);
  await expect(shown.getByRole('link', { name: 'Enlarge: A tide pool at noon' })).toBeVisible();
  await expectRendered(shown.locator('img'));
  await expectSameLoad(visitor);
  await guest.close();
});

test('a section is previewed before it is saved, an upload is cancelled, and a stored picture is described', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openScreen(page, screen);
  await heading(page, 'Careers').click();
  await page.getByLabel('Title', { exact: true }).fill('Come and work by the water');
  // The server does not respond, as when the connection is lost.
  await intercept(page, '**/api/upload/**', () => undefined);
  await page.getByLabel('File for Picture 1').setInputFiles(await photo('crew.jpg', 'kitchen-team.jpg'));
  await expect(page.getByRole('progressbar', { name: /^Uploading, / })).toBeVisible();
  await update(page).click();
  await expect(page.getByRole('progressbar', { name: 'Uploading' }).last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /^You cancelled the upload\./ })).toBeVisible();
  await expect(page.getByText('“crew.jpg” was not uploaded: You cancelled the upload.')).toBeVisible();
  await page.unroute('**/api/upload/**');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title="Preview of Careers"]');
  await expect(preview.getByRole('heading', { name: 'Come and work by the water' })).toBeVisible();
  await expect(preview.locator('main img[src*="crew.jpg"]')).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await readWebsite()).careerTitle).toBe(before.careerTitle);

  const uploads = countUploads(page);
  await update(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  expect(uploads()).toBe(0);
  const picture = page.getByRole('group', { name: 'Picture 1' });
  await picture.getByLabel('What the picture shows').fill('The whole kitchen at the pier');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expectAccessible(page);
  await update(page).click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await expect(page.getByText(saved)).toBeVisible();
  await expect(picture.getByLabel('What the picture shows')).toHaveValue('The whole kitchen at the pier');
  const guest = await browser.newPage();
  await guest.goto('/careers');
  await expect(guest.getByRole('img', { name: 'The whole kitchen at the pier' })).toBeVisible();
  await guest.close();
});

test('the super user edits ethos and images on a screen of their own', async ({ page }) => {
  await openScreen(page, '/admin-dashboard', staff.super);
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Ethos & images' })
    .click();
  await heading(page, 'Music gallery images').click();
  await expect(page.getByText(`Music gallery images (${before.musicGalleryImgs.length})`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture 2', exact: true }).click();
  await heading(page, 'Ethos title').click();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
  await page.getByLabel('Ethos title').fill('Cook what came in.');
  await expectAccessible(page);
  await update(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  const stored = await readWebsite();
  expect(stored.ethosTitle).toBe('Cook what came in.');
  expect(stored.musicGalleryImgs).toEqual(before.musicGalleryImgs.toSpliced(1, 1));
});

test.describe('when saving fails', () => {
  test.use({
    expectedErrors: [/status of (401|409|500) .*\/(website|upload)\/|ERR_INTERNET_DISCONNECTED/],
  });

  test('a picture that cannot be uploaded is named, and the rest is saved', async ({ page }) => {
    await openScreen(page, screen);
    await heading(page, 'Music').click();
    await page.getByLabel('Title of the archive').fill('You should have been there');
    await refuse(page, '**/api/upload/**', 500);
    await page.getByLabel('File for Picture on top').setInputFiles(await photo('band.jpg', 'crowd.jpg'));
    await expect(page.getByText(/^“band.jpg” was not uploaded: /)).toBeVisible();
    await update(page).click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(page.getByText('Not uploaded: “band.jpg”.')).toBeVisible();
    const stored = await readWebsite();
    expect(stored.musicDescTitle2).toBe('You should have been there');
    expect(stored.musicTopImg).toBe(before.musicTopImg);
    await page.unroute('**/api/upload/**');
    await update(page).click();
    await expect(page.getByText('Not uploaded: “band.jpg”.')).toHaveCount(0);
    await expect.poll(async () => (await readWebsite()).musicTopImg).toMatch(/band\.jpg$/);
  });

  test('words and pictures stay, and nothing is uploaded twice', async ({ page, context }) => {
    await openScreen(page, screen);
    await heading(page, 'Careers').click();
    const uploads = countUploads(page);
    await page.getByLabel('Title', { exact: true }).fill('Come and work by the water');
    await page
      .getByLabel('File for Picture on top')
      .setInputFiles(await photo('team.jpg', 'kitchen-team.jpg'));
    await refuse(page, '**/api/website/**', 500);
    await update(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(expiredToken);
    await expect(alert).toContainText('Something went wrong on the server (500)');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Come and work by the water');
    await expect(heading(page, 'Careers')).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await page.unroute('**/api/website/**');

    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await expect(update(page)).toBeDisabled();
    await context.setOffline(false);
    await saveWebsite({ ...before, careerDesc: 'Theirs.' }, staff.super);
    await expect(page.getByText('Somebody else has saved in the meantime.')).toBeVisible();
    await update(page).click();
    await expect(alert).toContainText('Fintan Lillis saved the website');
    await alert.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText(saved)).toBeVisible();
    expect(uploads()).toBe(1);
    const stored = await readWebsite();
    expect(stored.careerTitle).toBe('Come and work by the water');
    expect(stored.careerTopImg).toMatch(/team\.jpg$/);
    expect(stored.chefsTableTopImg).toBe(before.chefsTableTopImg);
  });

  test('a reload keeps a picture that is uploaded, and the live one where the upload was cut off', async ({
    page,
  }) => {
    await openScreen(page, screen);
    await heading(page, 'Careers').click();
    await page.getByLabel('Title', { exact: true }).fill('Come and work by the water');
    await page
      .getByLabel('File for Picture on top')
      .setInputFiles(await photo('cooks.jpg', 'kitchen-team.jpg'));
    await page
      .getByRole('group', { name: 'Picture on top' })
      .getByLabel('What the picture shows')
      .fill('Six cooks');
    // The stored name is in the draft once the picture is uploaded.
    const drafts = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(drafts).toContain('-cooks.jpg');
    await intercept(page, '**/api/upload/**', () => undefined);
    await page.getByLabel('File for Picture 1').setInputFiles(await photo('crew.jpg', 'kitchen-team.jpg'));
    await expect(page.getByRole('progressbar', { name: /^Uploading/ })).toBeVisible();
    await expect.poll(drafts).toContain('picked~');
    await page.reload();
    await heading(page, 'Careers').click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Come and work by the water');
    await expect(
      page.getByRole('group', { name: 'Picture on top' }).getByLabel('What the picture shows'),
    ).toHaveValue('Six cooks');
    await update(page).click();
    await expect(page.getByText(saved)).toBeVisible();
    const stored = await readWebsite();
    expect(stored.careerTitle).toBe('Come and work by the water');
    expect(stored.careerTopImg).toMatch(/-cooks\.jpg$/);
    expect(stored.careerImg1).toBe(before.careerImg1);
  });

  test('somebody whose session has ended signs in again and finds what they typed', async ({ page }) => {
    await openScreen(page, screen, staff.super);
    await heading(page, 'Contact').click();
    await page.getByLabel('Address line 2').fill('Three doors up');
    await endSessions(staff.super);
    await update(page).click();
    await signInAgain(page.getByRole('alert'), staff.super);
    await expect(page).toHaveURL(screen);
    await expect(page.getByText(/These are your unsaved changes from/)).toBeVisible();
    await page.getByRole('button', { name: 'Contact Changed here' }).click();
    await expect(page.getByLabel('Address line 2')).toHaveValue('Three doors up');
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect(page.getByLabel('Address line 2')).toHaveValue(before.addressLine2);
  });
});
