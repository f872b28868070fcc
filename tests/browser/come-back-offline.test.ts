import type { BrowserContext, Page } from '@playwright/test';
import { CuttableProxy } from './cuttable-proxy.ts';
import { expect, expectIdle, expectLive, test, visitOnce } from './venue-test.ts';
import { publicPages } from './public-pages.ts';
import { still, watchShifts } from './watch-shifts.ts';

const note = /^Offline – saved copy from \w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M$/;

/** Two seconds are promised; five times that is still less than waiting for a server that is gone. */
const atOnce = { timeout: 10_000 };

test.use({
  serviceWorkers: 'allow',
  // The browser's own words about what could not be fetched, which is the point here.
  expectedErrors: [
    /net::ERR_|Could not reach Cloud Firestore|Failed to load resource|when fetching the script/,
  ],
});

test('after one visit every public page opens offline', async ({ page, context }) => {
  await visitOnce(page);
  await context.setOffline(true);
  for (const address of publicPages) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible(atOnce);
    await expect(page.getByText(note), address).toBeVisible(atOnce);
    await expect(page.locator('a[href^="tel:"]').first(), address).toBeAttached();
  }
  // Content that no visited page has shown is not stored, and the page says so.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('alert')).toContainText('as soon as you’re connected again');
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a page does not move when the connection goes while somebody reads it', async ({ page, context }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const shifted = await watchShifts(page);
  await visitOnce(page);
  await page.goto('/menus');
  await expectLive(page);
  const before = await shifted();
  await context.setOffline(true);
  await expect(page.getByText(note)).toBeVisible();
  await expectIdle(page);
  expect((await shifted()) - before).toBeLessThan(still);
});

test('a custom page and the pictures seen before open offline', async ({ page, context }) => {
  await visitOnce(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'EVENTS' }).click();
  const address = await nav.locator('a[href^="/event/"]').first().getAttribute('href');
  // Loaded again, now through the service worker, which stores what it fetches.
  await page.goto('/');
  const hero = page.getByRole('main').locator('img').first();
  await expect.poll(() => widthOf(hero)).toBeGreaterThan(0);
  // The browser may have chosen any size of it.
  const shown = await hero.evaluate((image) => (image as HTMLImageElement).currentSrc);
  await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), shown)).toBe(true);
  await context.setOffline(true);
  await page.goto('/');
  await expect.poll(() => widthOf(hero)).toBeGreaterThan(0);
  await page.goto(address!);
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('pictures that failed to load show a toned ground, and load when the connection returns', async ({
  page,
  context,
}) => {
  await visitOnce(page);
  await context.setOffline(true);
  await page.goto('/gallery');
  await expectLive(page);
  const pictures = page.getByRole('main').getByRole('listitem').locator('img');
  const first = pictures.first();
  await expect.poll(() => first.evaluate((image) => getComputedStyle(image).content)).toMatch(/^url\("data:/);
  await expect(page.locator('img[data-broken]').nth(1)).toBeAttached();
  await context.setOffline(false);
  await expect(page.locator('img[data-broken]')).toHaveCount(0);
  await expect.poll(() => widthOf(first)).toBeGreaterThan(0);
});

test('offline, a table cannot be booked, and the page says why and whom to ring', async ({
  page,
  context,
}) => {
  await visitOnce(page);
  await context.setOffline(true);
  await page.goto('/book-a-table');
  await expect(page.getByText(/You’re offline\. Booking works again once you’re connected/)).toBeVisible();
  await expect(page.getByTitle('Book a table')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: '065 555 0142' }).first()).toHaveAttribute(
    'href',
    'tel:+353655550142',
  );

  await context.setOffline(false);
  await expect(page.getByTitle('Book a table')).toBeVisible();
  await expect(page.getByText(/Booking works again once you’re connected/)).toHaveCount(0);
});

test('a booking form that is open when the connection is lost stays and waits', async ({ page, context }) => {
  await page.goto('/book-a-table');
  const frame = page.getByTitle('Book a table');
  await expect(frame).toBeVisible();
  await expectLive(page);
  await context.setOffline(true);
  await expect(page.getByText(/Booking works again once you’re connected/)).toBeVisible();
  await expect(frame).toHaveAttribute('inert');
  await context.setOffline(false);
  await expect(frame).not.toHaveAttribute('inert');
});

test('the server, its own addresses and the back office are never answered from the device', async ({
  page,
  context,
}) => {
  await visitOnce(page);
  const kept = await page.evaluate(async () => {
    const addresses = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys())
        addresses.push(new URL(request.url).pathname);
    }
    return addresses;
  });
  expect(kept).toContain('/app.html');
  expect(kept.filter((address) => /^\/(api|__)\/|office|reservation/.test(address))).toEqual([]);
  await context.setOffline(true);
  for (const address of ['/api/website/getAll', '/__/auth/action', '/admin-signin']) {
    await expect(page.goto(address), address).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  }
});

test.describe('on a connection that can be cut', () => {
  let line: CuttableProxy;
  let context: BrowserContext;
  let page: Page;

  test.beforeEach(async ({ browser }) => {
    line = new CuttableProxy();
    await line.open();
    context = await browser.newContext({
      ...{ baseURL: process.env.SITE_URL, locale: 'en-IE', timezoneId: 'Europe/Dublin' },
      ...{ serviceWorkers: 'allow', reducedMotion: 'reduce', proxy: line.proxy },
    });
    page = await context.newPage();
    await visitOnce(page);
  });

  test.afterEach(async () => {
    await context.close();
    await line.cut();
  });

  test('with the servers really gone the page opens, and it catches up once they are back', async () => {
    await line.cut();
    let refused = 0;
    page.on('requestfailed', (request) => (refused += Number(request.url().includes('Listen/channel'))));
    await page.goto('/menus', { waitUntil: 'commit' });
    await expect(page.getByRole('tablist', { name: 'Menus' })).toBeVisible(atOnce);
    // No event tells of it: the page finds out by itself.
    await expect(page.getByText(note)).toBeVisible();
    // Firestore has failed so often that it tries rarely.
    await expect.poll(() => refused, { timeout: 120_000 }).toBeGreaterThanOrEqual(4);
    await line.open();
    await expect(page.getByText(note)).toHaveCount(0);
  });

  test('a connection lost during a visit is noticed, and so is its return, which brings the pictures', async () => {
    const listener = page.waitForRequest(/Listen\/channel/);
    await page.goto('/contact');
    await listener;
    await line.cut();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('button', { name: 'GALLERIES' }).click();
    await nav.getByRole('link', { name: 'RESTAURANT' }).click();
    await expect(page.getByText(note)).toBeVisible();
    const broken = page.locator('img[data-broken]');
    await expect(broken.first()).toBeAttached();
    await line.open();
    await expect(page.getByText(note)).toHaveCount(0);
    await expect(broken).toHaveCount(0);
    const first = page.getByRole('main').getByRole('listitem').locator('img').first();
    await expect.poll(() => widthOf(first)).toBeGreaterThan(0);
  });

  test('a new version takes over with one reload, and not while somebody types', async () => {
    test.setTimeout(300_000);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.evaluate(() => {
      const field = Object.assign(document.createElement('input'), { id: 'typing' });
      document.body.append(field);
      field.focus();
    });
    line.addition = '\n// another version';
    // The page looks every second whether it may start the version that waits.
    await page.clock.install();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
      .toBe(true);
    await page.clock.runFor(10_000);
    expect(loads, 'reloads while the field has the focus').toBe(0);
    await page.locator('#typing').blur();
    // The browser lets the old worker finish what it is fetching before the new one takes over.
    await expect.poll(() => loads, { timeout: 90_000 }).toBe(1);
    await expectLive(page);
    await page.clock.runFor(10_000);
    expect(loads).toBe(1);
  });
});

function widthOf(picture: ReturnType<Page['locator']>): Promise<number> {
  return picture.evaluate((element) => (element as HTMLImageElement).naturalWidth);
}
