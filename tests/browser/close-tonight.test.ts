import type { Json, OpeningHours, SpecialDay } from '@venue/domain';
import type { Page } from '@playwright/test';
import { expectSameLoad, guestPage, openScreen } from './office.ts';
import {
  expect,
  expectAccessible,
  expectLive,
  expectNoSidewaysScroll,
  hold,
  staff,
  test,
  visitOnce,
} from './venue-test.ts';
import { untilRendered } from './stage.ts';
import { call, readEvents, readHours, restoreEvents, uidOf } from './venue-api.ts';
import { still, watchShifts } from './watch-shifts.ts';

const minute = 60_000;
let hours: Json<OpeningHours>;
let events: Awaited<ReturnType<typeof readEvents>>;
let uid: string;

test.beforeAll(async () => {
  [hours, events, uid] = await Promise.all([readHours(), readEvents(), uidOf(staff.super)]);
});

test.afterEach(async () => {
  // 404 where the test has closed nothing.
  await call(staff.super, 'DELETE', `/closedTonight/${uid}`).catch((error: unknown) =>
    expect(String(error)).toContain(': 404 '),
  );
  await putNotice({ text: '' });
  await saveHours(hours.contents, hours.specialDays ?? []);
  await restoreEvents(events, staff.super);
});

const putNotice = (notice: object) => call(staff.super, 'PUT', `/notice/${uid}`, notice);
const saveHours = (contents: Json<OpeningHours>['contents'], specialDays: SpecialDay[]) =>
  call(staff.super, 'PUT', `/openingHours/main/${uid}`, { contents, specialDays });
const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Puts up a notice, and waits until pages are rendered with it, some seconds after the save. */
async function showNotice(page: Page, notice: { text: string; until?: string }): Promise<void> {
  await putNotice(notice);
  // The end as well: another test's notice may have the same words.
  await expect
    .poll(async () => (await page.request.get('/content/site.json')).text())
    .toMatch(new RegExp(`${notice.text}.*${notice.until ?? ''}`));
  await untilRendered(page.request);
}

/** A house whose areas are open at any time of the day, so that the tests are right at any hour. */
const allDay = ['Restaurant', 'Bar', 'Bar kitchen'].flatMap((area) => [
  { elementType: 'Area' as const, content: area },
  { elementType: 'Days' as const, content: 'Every day' },
  { elementType: 'Times' as const, content: '05:00 – 04:59' },
]);

const header = (page: Page) => page.getByRole('banner');
const bar = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const close = (page: Page) => page.getByRole('region', { name: 'Close tonight' });

test('the house is closed in two taps, for guests on every page, and opened again with one', async ({
  page,
  browser,
}) => {
  await saveHours(allDay, []);
  await putNotice({ text: 'Oysters all week.' });
  const guest = await browser.newContext();
  const contact = await guestPage(guest, '/contact');
  await expect(contact.getByRole('main').getByText(/^Open now, /)).toBeVisible();
  await expect(bar(contact, 'Oysters all week.')).toBeVisible();

  await openScreen(page, '/admin-dashboard');
  await close(page).getByRole('button', { name: 'Closed tonight' }).click();
  await expectAccessible(page);
  await close(page).getByRole('button', { name: 'Close the house tonight' }).click();
  await expect(close(page).getByText('Closed tonight.', { exact: true })).toBeVisible();

  await expect(bar(contact, 'Closed tonight.')).toBeVisible();
  for (const place of [header(contact), contact.getByRole('main'), contact.getByRole('contentinfo')])
    await expect(place.getByText(/^Closed now/)).toBeVisible();
  await expectSameLoad(contact);
  const booking = await guestPage(guest, '/book-a-table');
  await expect(booking.getByText('Closed tonight.', { exact: true })).toHaveCount(2);

  await close(page).getByRole('button', { name: 'Open again' }).click();
  await expect(close(page).getByText('Open again. Everything is back as it was.')).toBeVisible();
  await expect(bar(contact, 'Oysters all week.')).toBeVisible();
  await expect(header(contact).getByText(/^Open now, /)).toBeVisible();
  await guest.close();
});

test('the kitchen closes early in three taps, by keyboard too', async ({ page }) => {
  await saveHours(allDay, []);
  await openScreen(page, '/admin-dashboard');
  await close(page).getByRole('button', { name: 'Bar kitchen closes early' }).press('Enter');
  const preview = close(page).getByText(/^Guests will read: Bar kitchen .* tonight\.$/);
  const times = close(page).getByRole('group', { name: 'Bar kitchen closes' }).getByRole('button');
  // Nothing is chosen before the person does. The last half hour of a night has no time left but the present one.
  await expect(times.first()).toBeVisible();
  await expect(preview).toHaveCount(0);
  const hasLater = (await times.count()) > 1;
  await times.nth(hasLater ? 1 : 0).press('Space');
  if (hasLater) await expect(preview).toHaveText(/Bar kitchen closes at \d\d:\d\d tonight\.$/);
  const words = await preview.innerText();
  await close(page).getByRole('button', { name: 'Close Bar kitchen early' }).press('Enter');
  await expect(close(page).getByText(words.replace('Guests will read: ', ''), { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await readHours()).specialDays)
    .toEqual([expect.objectContaining({ area: 'Bar kitchen', closed: false })]);
});

test('a notice is put up, seen by guests, and taken down with one tap', async ({ page, browser }) => {
  const guest = await browser.newContext();
  const menus = await guestPage(guest, '/menus');
  await openScreen(page, '/admin-dashboard');
  const notice = page.getByRole('region', { name: 'Notice on every page' });
  await notice.getByLabel('What guests should know').fill('No card payments tonight.');
  await notice.getByRole('button', { name: 'Put it up' }).click();
  await expect(notice.getByText('“No card payments tonight.”')).toBeVisible();
  await expect(bar(menus, 'No card payments tonight.')).toBeInViewport();
  await expectAccessible(menus);
  await notice.getByRole('button', { name: 'Take it down' }).click();
  await expect(bar(menus, 'No card payments tonight.')).toHaveCount(0);
  await expectSameLoad(menus);
  await guest.close();
});

test.describe('while a page stands open', () => {
  // The test moves the clock forward, so Firestore’s SDK believes the server has been silent that long.
  test.use({ expectedErrors: [/Could not reach Cloud Firestore backend/] });

  test('a notice comes and goes by itself, and nothing moves', async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.clock.install();
    await page.goto('/contact');
    await expectLive(page);
    await expect(bar(page, 'Last orders.')).toHaveCount(0);
    await putNotice({ text: 'Last orders.', until: ahead(20 * minute) });
    // Open pages begin to listen some seconds after they have opened.
    await page.clock.fastForward(10_000);
    await expect(bar(page, 'Last orders.')).toBeVisible();
    await page.clock.fastForward(21 * minute);
    await expect(bar(page, 'Last orders.')).toHaveCount(0);
    expect(await shifted()).toBeLessThan(still);
  });

  test('a notice that was there from the start leaves without a move', async ({ page }) => {
    await showNotice(page, { text: 'Last orders.', until: ahead(10 * minute) });
    const shifted = await watchShifts(page);
    await page.clock.install();
    await page.goto('/contact');
    await expectLive(page);
    await expect(bar(page, 'Last orders.')).toBeVisible();
    await page.clock.fastForward(11 * minute);
    await expect(bar(page, 'Last orders.')).toHaveCount(0);
    expect(await shifted()).toBeLessThan(still);
  });
});

test('an old copy of a page shows neither its notice nor its words about now, before scripts run and after', async ({
  page,
}) => {
  await showNotice(page, { text: 'Last orders.', until: ahead(10 * minute) });
  const shifted = await watchShifts(page);
  const release = await hold(page, '**/assets/*.js');
  await page.clock.setFixedTime(Date.now() + 40 * 60 * minute);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByText('Last orders.')).toBeAttached();
  await expect(page.getByText('Last orders.')).toBeHidden();
  await expect(header(page).getByText(/^(Open|Closed) now/)).toBeHidden();
  release();
  await expectLive(page);
  await expect(page.getByText('Last orders.')).toHaveCount(0);
  await expect(header(page).getByText(/^(Open|Closed) now/)).toBeVisible();
  expect(await shifted()).toBeLessThan(still);
});

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/net::ERR_|Could not reach Cloud Firestore|Failed to load resource/],
  });

  test('the saved copy shows a notice until it ends', async ({ page, context }) => {
    await showNotice(page, { text: 'Last orders.', until: ahead(10 * minute) });
    await visitOnce(page);
    await context.setOffline(true);
    await page.goto('/menus');
    await expect(bar(page, 'Last orders.')).toBeVisible();
    // On a page of its own: Firestore on the first one would wonder about the clock.
    const later = await context.newPage();
    await page.close();
    await later.clock.setFixedTime(Date.now() + 11 * minute);
    await later.goto('/contact');
    await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(later, 'Last orders.')).toHaveCount(0);
  });
});

test('notice and now line fit on every screen', async ({ page }) => {
  await showNotice(page, { text: 'A long notice for a small screen: '.repeat(5).trim() });
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/', '/contact', '/book-a-table']) {
      await page.goto(address);
      await expect(bar(page, 'A long notice')).toBeVisible();
      await expect(header(page).getByText(/now/).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  }
  await expectAccessible(page);
});
