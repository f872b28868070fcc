import { localDay, toLocalInput, type Json, type Gig } from '@venue/domain';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, staff, test } from './venue-test.ts';
import { lastSundayOf } from './open-day.ts';
import {
  expectRendered,
  expectSameLoad,
  guestPage,
  openScreen,
  photo,
  refuse,
  signInAgain,
} from './office.ts';
import { call, endSessions, readEvents, restoreEvents } from './venue-api.ts';

let before: Json<Gig>[];

test.beforeAll(async () => {
  before = await readEvents();
});

test.afterEach(async () => {
  await restoreEvents(before, staff.super);
});

const screen = '/admin-dashboard/music';
const find = async (artist: string) => (await readEvents()).find((event) => event.artist === artist);
const card = (page: Page, artist: string) => page.getByRole('article').filter({ hasText: artist }).first();
const dateOf = (page: Page) => page.getByLabel('Date and time');

test('a gig is listed from the overview, seen by guests, changed, listed again and deleted', async ({
  page,
  browser,
}) => {
  const nextYear = new Date().getUTCFullYear() + 1;
  const [forwards, backwards] = [lastSundayOf(`${nextYear}-03`), lastSundayOf(`${nextYear}-10`)];
  const night = `Sunday, October ${backwards.slice(-2)}, ${nextYear} at 1:30 AM`;
  const guest = await browser.newContext();
  const visitor = await guestPage(guest, '/music-at-fathoms');
  await openScreen(page, '/admin-dashboard');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Another day' }).click();
  const artist = page.getByLabel('Artist', { exact: true });
  await expect(artist).toBeFocused();
  await page.keyboard.type('The Slip Sisters');
  await dateOf(page).fill(`${forwards}T01:30`);
  await expect(page.getByText(/The clocks go forward that night and skip this time/)).toBeVisible();
  await dateOf(page).fill(`${backwards}T01:30`);
  await page.getByLabel('Artist website or social link').fill('www.example.com/slip');
  await page.getByLabel('Description').fill('Two voices and a tide table.');
  await page.getByLabel('File for Image').setInputFiles(await photo('slip.jpg', 'singer.jpg'));
  await page.getByLabel('What the picture shows').fill('Two singers by a window');
  await page.getByRole('button', { name: 'List Event' }).click();
  await expect(page.getByText('NEW EVENT sucessfully created.')).toBeVisible();
  const stored = (await find('The Slip Sisters'))!;
  // 01:30 comes twice that night; the first is in summer time.
  expect(stored.datetime).toBe(`${backwards}T00:30:00.000Z`);
  expect(stored.artistLink).toBe('https://www.example.com/slip');

  await expect(visitor.getByText(night)).toBeVisible();
  await expectSameLoad(visitor);
  const shown = visitor.getByRole('article').filter({ hasText: 'The Slip Sisters' });
  await expectRendered(shown.getByRole('img', { includeHidden: true }).or(shown.locator('img')).first());

  await page.getByRole('button', { name: /^New Event/ }).click();
  await expect(artist).toHaveValue('');
  await expect(page.getByLabel('Description')).toHaveValue('');
  await expect(page.getByRole('group', { name: 'Image' }).locator('img')).toHaveCount(0);
  await page.getByRole('button', { name: /^New Event/ }).click();

  const listed = card(page, 'The Slip Sisters');
  await expect(listed.getByText(night)).toBeVisible();
  await expect(listed.getByRole('link', { name: 'Artist Page Link' })).toHaveAttribute(
    'href',
    'https://www.example.com/slip',
  );
  await listed.getByRole('button', { name: 'Edit' }).click();
  const modal = page.getByRole('dialog', { name: 'Edit Event' });
  await expectAccessible(page);
  await modal.getByLabel('Date and time').fill(`${nextYear}-11-05T20:00`);
  await modal.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByText('Event successfully updated.')).toBeVisible();
  await expect(modal).toHaveCount(0);
  expect((await find('The Slip Sisters'))!.datetime).toBe(`${nextYear}-11-05T20:00:00.000Z`);

  await listed.getByRole('button', { name: 'List again' }).click();
  await expect(artist).toHaveValue('The Slip Sisters');
  await expect(dateOf(page)).toHaveValue(/T20:00$/);
  await page.getByRole('button', { name: 'Empty form' }).click();

  await listed.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this Event?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await listed.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Event successfully deleted.')).toBeVisible();
  await expect(visitor.getByText('The Slip Sisters')).toHaveCount(0);
  expect(await readEvents()).toHaveLength(before.length);
  await guest.close();
});

test('two colleagues see each other’s saves without a reload', async ({ page, browser }) => {
  const other = await browser.newContext();
  const colleague = await other.newPage();
  await openScreen(colleague, screen, staff.super);
  await colleague.evaluate(() => void (document.documentElement.dataset.sameLoad = 'yes'));
  await openScreen(page, '/admin-dashboard');
  await page.getByRole('link', { name: /^Friday/ }).click();
  await expect(page.getByLabel('Artist', { exact: true })).toBeFocused();
  await page.keyboard.type('The Spring Tides');
  await page.keyboard.press('Enter');
  await expect(page.getByText('NEW EVENT sucessfully created.')).toBeVisible();

  const theirs = card(colleague, 'The Spring Tides');
  await expect(theirs).toBeVisible();
  await theirs.getByRole('button', { name: 'Edit' }).click();
  const modal = colleague.getByRole('dialog', { name: 'Edit Event' });
  await modal.getByLabel('Artist', { exact: true }).fill('The Neap Tides');
  await modal.getByRole('button', { name: 'Update Event' }).click();
  await expect(card(page, 'The Neap Tides')).toBeVisible();
  await card(page, 'The Neap Tides').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(theirs).toHaveCount(0);
  await expect(card(colleague, 'The Neap Tides')).toHaveCount(0);
  await expectSameLoad(colleague);
  await other.close();
});

test('the admin changes tonight’s gig on a phone with three taps', async ({ browser }) => {
  const now = new Date();
  const tonight = `${localDay(now)}T23:30`;
  const { _id } = await call<Json<Gig>>(staff.super, 'POST', '/event/super', {
    artist: 'The Last Ferry',
    artistLink: '',
    desc: '',
    img: '',
    datetime: new Date(now.getTime() + 60_000),
  });
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
  await openScreen(page, '/admin-dashboard');
  await page.getByRole('link', { name: 'Edit The Last Ferry' }).tap();
  const modal = page.getByRole('dialog', { name: 'Edit Event' });
  await modal.getByLabel('Date and time').fill(tonight);
  await expectNoSidewaysScroll(page);
  const targets = await modal
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height).filter(Boolean));
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
  // The button stands still in the lower third, where the thumb is.
  const update = modal.getByRole('button', { name: 'Update Event' });
  expect((await update.boundingBox())!.y).toBeGreaterThan(740 * 0.66);
  await update.tap();
  await expect(page.getByText('Event successfully updated.')).toBeVisible();
  const stored = (await readEvents()).find((event) => event._id === _id)!;
  expect(toLocalInput(new Date(stored.datetime!))).toBe(tonight);
  await phone.close();
});

test('a show that has begun is on now for guests, and first in the archive of staff', async ({
  page,
  context,
}) => {
  const { slug } = await call<Json<Gig>>(staff.super, 'POST', '/event/super', {
    artist: 'The Long Reel',
    datetime: new Date(Date.now() - 60 * 60_000),
  });
  const visitor = await guestPage(context, `/music-at-fathoms/${slug}`);
  await expect(visitor.getByRole('article').getByText('On now')).toBeVisible();
  await visitor.goto('/music-at-fathoms');
  await expect(visitor.getByRole('article').filter({ hasText: 'The Long Reel' })).toContainText('On now');
  await openScreen(page, screen);
  await expect(card(page, 'The Long Reel').getByText('On now')).toBeVisible();
  const archive = page.getByRole('button', { name: /^Archived Events/ });
  await expect(archive).toHaveAttribute('aria-expanded', 'true');
  await expect(archive).toContainText('On now: The Long Reel');
  await archive.click();
  await expect(card(page, 'The Long Reel')).toHaveCount(0);
  await page.getByRole('button', { name: 'On now: The Long Reel', exact: true }).click();
  await expect(card(page, 'The Long Reel')).toBeInViewport();
});

test.describe('errors', () => {
  test.use({ expectedErrors: [/status of (401|409|500) .*\/event\/|ERR_INTERNET_DISCONNECTED/] });

  test('whatever the server says, what was typed stays and the next try stores it', async ({
    page,
    context,
  }) => {
    await openScreen(page, screen);
    await page.getByRole('button', { name: /^New Event/ }).click();
    await page.getByLabel('Artist', { exact: true }).fill('Low Water');
    await endSessions(staff.admin);
    await page.getByRole('button', { name: 'List Event' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      'WARNING: Your authentication token has expired. Please sign in again.',
    );
    await signInAgain(alert, staff.admin);
    await expect(page).toHaveURL(screen);
    await expect(page.getByLabel('Artist', { exact: true })).toHaveValue('Low Water');
    await page.getByRole('button', { name: 'List Event' }).click();
    await expect(page.getByText('NEW EVENT sucessfully created.')).toBeVisible();

    const mine = (await find('Low Water'))!;
    await card(page, 'Low Water').getByRole('button', { name: 'Edit' }).click();
    const modal = page.getByRole('dialog', { name: 'Edit Event' });
    await modal.getByLabel('Description').fill('Bass, mostly.');
    const { artistLink, img, datetime } = mine;
    const theirs = { artist: 'Lower Water', artistLink, img, desc: '', datetime };
    await call(staff.super, 'PUT', `/event/${mine._id}/super`, theirs);
    await expect(modal.getByText('Somebody else has saved in the meantime.')).toBeVisible();
    await modal.getByRole('button', { name: 'Update Event' }).click();
    await expect(modal.getByRole('alert')).toContainText('Fintan Lillis saved this gig');
    await modal.getByRole('button', { name: 'Show theirs' }).click();
    await expect(modal.getByLabel('Artist', { exact: true })).toHaveValue('Lower Water');

    await context.setOffline(true);
    await expect(modal.getByText('You’re offline.')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Update Event' })).toBeDisabled();
    await context.setOffline(false);
    await page.keyboard.press('Escape');

    await refuse(page, '**/api/event/**', 500, 'Something went wrong on our side.');
    await card(page, 'Lower Water').getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this Event?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toContainText('Something went wrong on our side.');
    await page.unroute('**/api/event/**');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Event successfully deleted.')).toBeVisible();
  });
});
